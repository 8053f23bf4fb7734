import {inWorld} from '../../../core/async/outside-world.ts';
import {nestingFlaws} from '../../../core/html/nesting.ts';
import type {DocumentFlaw} from './types.ts';

/** Stacks of calls that a flaw may come from, the likeliest first. */
interface FlawStacks {
  readonly stacks: readonly string[];
  readonly isIntended: boolean;
}

/** The JSX runtime of React's development build calls it with the properties of each element, if it is there. */
const listener = Symbol.for('legacydocs.element');

const mark = 'data-legacydocs-stack';

const stackHere = (): string => new Error('here').stack ?? '';

/** Of more calls than these nobody wants to know which it is. */
const maxCalls = 50;

/** The calls for the time or for a random value whose answer is part of the page. @param render Gives HTML. */
export function unstableStacks(render: () => string): FlawStacks {
  // Parts that React is told not to compare may differ.
  const withoutSuppressed = (props: Record<string, unknown>): object =>
    props['suppressHydrationWarning'] === true ? {...props, children: undefined} : props;
  const renderWith = (onAsk: (call: number) => 0 | 1): string => {
    let calls = 0;
    return withListener(withoutSuppressed, () => inWorld(() => onAsk(calls++), render));
  };
  const stacks: string[] = [];
  const first = renderWith(() => {
    stacks.push(stackHere());
    return 0;
  });
  const isPart = (index: number): boolean =>
    renderWith((call) => (call === index ? 1 : 0)) !== first;
  return {
    stacks: stacks.slice(0, maxCalls).filter((_, index) => isPart(index)),
    isIntended: renderWith(() => 1) === first,
  };
}

/** The calls that make the two elements. @param render Gives HTML. */
export function elementStacks(
  render: () => string,
  {child, ancestor}: Extract<DocumentFlaw, {kind: 'nesting'}>,
): FlawStacks {
  const made: string[] = [];
  const withMark = (props: Record<string, unknown>): object => ({
    ...props,
    [mark]: made.push(stackHere()) - 1,
  });
  const html = withListener(withMark, render);
  const flaw = nestingFlaws(html).find(
    (found) => found.child === child && found.ancestor === ancestor,
  );
  const stacks = (flaw?.tags ?? []).flatMap((tag) => {
    const [, index] = new RegExp(`${mark}="(\\d+)"`).exec(tag) ?? [];
    return made[Number(index)] ?? [];
  });
  return {stacks, isIntended: false};
}

function withListener<Result>(
  listen: (props: Record<string, unknown>) => object,
  work: () => Result,
): Result {
  Reflect.set(globalThis, listener, listen);
  try {
    return work();
  } finally {
    Reflect.deleteProperty(globalThis, listener);
  }
}
