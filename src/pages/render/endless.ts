import {TookTooLong} from '../../core/async/time-limit.ts';

/** So many components on one page can only be some that render themselves. */
const mostComponents = 100_000;

/** So many calls within each other as well: from some 4,000 on, React leaves out what is deeper and says nothing. */
const deepestStack = 1_500;

/** How often to check: of as many components the last are remembered, for the circle to show. */
const checkEvery = 64;

/** The bundled JSX runtime calls it for each element that a component stands in, if it is there. */
const listener = Symbol.for('legacydocs.component');

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
 * @throws {EndlessRender} With the circle that they go in.
 */
export function renderWithEnd<Result>(render: () => Result): Result {
  let count = 0;
  const last: NamedComponent[] = [];
  const note = (component: NamedComponent): void => {
    last[count % checkEvery] = component;
    count += 1;
    if (count % checkEvery !== 0) return;
    if (count > mostComponents || isTooDeep()) throw new EndlessRender(circleOf(last));
  };
  Reflect.set(globalThis, listener, note);
  try {
    return render();
  } finally {
    Reflect.deleteProperty(globalThis, listener);
  }
}

function isTooDeep(): boolean {
  const {stackTraceLimit, prepareStackTrace} = Error;
  let depth = 0;
  try {
    Error.stackTraceLimit = deepestStack + 1;
    Error.prepareStackTrace = (_error, frames) => {
      depth = frames.length;
    };
    void new Error('how deep').stack;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    Error.prepareStackTrace = prepareStackTrace;
  }
  return depth > deepestStack;
}

function circleOf(last: readonly NamedComponent[]): string {
  const names = last.map(({displayName, name}) => `\`${displayName ?? name}\``);
  const circle = names.slice(names.lastIndexOf(names.at(-1) ?? '', -2)).slice(-10);
  return `Its components render themselves without an end: ${circle.join(' → ')}.`;
}
