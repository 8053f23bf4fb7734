/** Maximum number of components on a page. If there are more, they probably render themselves. */
const maxComponents = 100_000;

/** Maximum depth of the stack. From about 4,000 calls on, React omits deeper elements without an error. */
const maxStackDepth = 1_500;

/**
 * Number of components between two checks, and number of the latest components to keep, in which the cycle is found.
 */
const checkInterval = 128;

/** Maximum number of components in a message. */
const maxNamed = 10;

/** Key of the function that the bundled JSX runtime calls for each element. */
const listenerKey = Symbol.for('legacydocs.element');

interface NamedComponent {
  readonly displayName?: string;
  readonly name?: string;
}

/** Thrown if a page's components render themselves endlessly. */
export class EndlessRender extends Error {
  override readonly name = 'EndlessRender';
}

/** Returns a hint for an endless page's error; `undefined` for other errors. */
export function endlessHint(error: unknown): string | undefined {
  return error instanceof EndlessRender ? 'Add a condition that ends the recursion.' : undefined;
}

/**
 * Renders a page and throws an error if its components render themselves endlessly.
 *
 * @throws {EndlessRender} With the cycle of components.
 */
export function renderWithEnd<Result>(render: () => Result): Result {
  let count = 0;
  const last: NamedComponent[] = [];
  const listener = (type: unknown): void => {
    if (typeof type !== 'function') return;
    last[count % checkInterval] = type;
    count += 1;
    if (count % checkInterval !== 0) return;
    if (count > maxComponents || isTooDeep()) throw new EndlessRender(cycleOf(last));
  };
  Reflect.set(globalThis, listenerKey, listener);
  try {
    return render();
  } finally {
    Reflect.deleteProperty(globalThis, listenerKey);
  }
}

function isTooDeep(): boolean {
  const {stackTraceLimit, prepareStackTrace} = Error;
  let depth = 0;
  try {
    Error.stackTraceLimit = maxStackDepth + 1;
    Error.prepareStackTrace = (_error, frames) => {
      depth = frames.length;
    };
    void new Error('how deep').stack;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    Error.prepareStackTrace = prepareStackTrace;
  }
  return depth > maxStackDepth;
}

function cycleOf(last: readonly NamedComponent[]): string {
  const names = last.map(({displayName, name}) => `\`${displayName ?? name}\``);
  const before = names.lastIndexOf(names.at(-1) ?? '', -2);
  const cycle = names.slice(before + 1);
  // The check interrupts the cycle at an arbitrary component, so the cycle is shown from its alphabetically first name.
  const first = before === -1 ? 0 : cycle.indexOf([...cycle].sort()[0] ?? '');
  const shown = [...cycle.slice(first), ...cycle.slice(0, first + 1)].slice(0, maxNamed);
  return `its components render themselves endlessly: ${shown.join(' → ')}.`;
}
