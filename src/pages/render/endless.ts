import {TookTooLong} from '../../core/async/time-limit.ts';

/** So many components on one page can only be some that render themselves. */
const maxComponents = 100_000;

/** So many calls within each other as well: from some 4,000 on, React leaves out what is deeper and says nothing. */
const maxStackDepth = 1_500;

/** How often to check: of as many components the last are remembered, for the cycle to show. */
const checkInterval = 64;

/** Key of the function that the bundled JSX runtime calls for each element. */
const listenerKey = Symbol.for('legacydocs.element');

interface NamedComponent {
  readonly displayName?: string;
  readonly name?: string;
}

/** A page was given up because its components go on for ever. */
export class EndlessRender extends Error {
  override readonly name = 'EndlessRender';
}

/** What to do about a page that was given up because it would never have been ready. @returns `undefined` for any other. */
export function endlessHint(error: unknown): string | undefined {
  if (error instanceof EndlessRender)
    return 'Have one of them stop once there is nothing left to show.';
  return error instanceof TookTooLong
    ? 'Look for a loop in its components; for one that needs the time, set `pageTimeout`.'
    : undefined;
}

/**
 * Render, and give up once components are rendered without an end.
 *
 * @throws {EndlessRender} With the cycle that they go in.
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
  const cycle = names.slice(names.lastIndexOf(names.at(-1) ?? '', -2)).slice(-10);
  return `Its components render themselves without an end: ${cycle.join(' → ')}.`;
}
