import {inWorld} from '../../../core/async/outside-world.ts';
import {type NestingFlaw, nestingFlaws} from '../../../core/html/nesting.ts';

/** A reason why a page in the browser may differ from its rendered HTML. */
export type DocumentFlaw =
  /** The HTML depends on the time or on random numbers. */
  | {
      readonly kind: 'unstable';
      /**
       * Location of the call in top-level code that reads the time or the random number; absent if the value is read
       * during rendering.
       */
      readonly readAtLoad?: string;
    }
  /** A `<Suspense>` boundary shows its fallback. */
  | {readonly kind: 'suspended'}
  | ({readonly kind: 'nesting'} & Pick<NestingFlaw, 'child' | 'ancestor'>);

/** Stacks of the calls that may cause a flaw. The first call that is in the site's code is reported. */
export interface FlawStacks {
  readonly stacks: readonly string[];
  /** True if the page differs only in elements with `suppressHydrationWarning`. */
  readonly isIntended: boolean;
}

type Props = Readonly<Record<string, unknown>>;

/**
 * Called by the bundled JSX runtime for each element. Returns the props that the runtime must use; `undefined` keeps
 * the element's own props.
 */
type ElementListener = (type: unknown, props: Props) => Props | undefined;

const listenerKey = Symbol.for('legacydocs.element');

const stackAttribute = 'data-legacydocs-stack';

const stackHere = (): string => new Error('here').stack ?? '';

/** Maximum number of calls that are tested for their effect on the page. */
const maxCalls = 50;

/** Removes the children of elements with `suppressHydrationWarning`, because React does not compare these children. */
const withoutSuppressed: ElementListener = (_, props) =>
  props['suppressHydrationWarning'] === true ? {...props, children: undefined} : props;

/** Renders a page at an artificial time, without the children of elements with `suppressHydrationWarning`. */
export function renderCompared(render: () => string, onAsk: () => 0 | 1 = () => 0): string {
  return withListener(withoutSuppressed, () => inWorld(onAsk, render));
}

/** Returns the stacks of those calls for the time or a random value whose result changes the rendered page. */
export function unstableStacks(render: () => string): FlawStacks {
  const renderWith = (onAsk: (call: number) => 0 | 1): string => {
    let calls = 0;
    return renderCompared(render, () => onAsk(calls++));
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

/** Returns the stacks of the calls that create the two elements in a nesting flaw. */
export function nestingStacks(
  render: () => string,
  {child, ancestor}: Extract<DocumentFlaw, {kind: 'nesting'}>,
): FlawStacks {
  const created: string[] = [];
  const html = withListener((type, props) => {
    if (typeof type !== 'string') return undefined;
    return {...props, [stackAttribute]: created.push(stackHere()) - 1};
  }, render);
  const flaw = nestingFlaws(html).find(
    (found) => found.child === child && found.ancestor === ancestor,
  );
  const stacks = (flaw?.tags ?? []).flatMap((tag) => {
    const [, index] = new RegExp(`${stackAttribute}="(\\d+)"`).exec(tag) ?? [];
    return created[Number(index)] ?? [];
  });
  return {stacks, isIntended: false};
}

/**
 * Renders a failed page again.
 *
 * @returns The error, with the stack of the call that creates an element that React cannot render; `undefined` if the
 * page does not fail again.
 */
export function errorOf(
  render: () => unknown,
): {readonly thrown: unknown; readonly elementStack: string | undefined} | undefined {
  let elementStack: string | undefined;
  try {
    withListener((type, {children}) => {
      if (!isElementType(type) || !isRenderable(children)) elementStack ??= stackHere();
      return undefined;
    }, render);
    return undefined;
  } catch (thrown) {
    return {thrown, elementStack};
  }
}

function isElementType(type: unknown): boolean {
  return ['string', 'function', 'symbol'].includes(typeof type) || '$$typeof' in Object(type);
}

function isRenderable(child: unknown): boolean {
  if (Array.isArray(child)) return child.every(isRenderable);
  if (typeof child !== 'object' || child === null) return true;
  return '$$typeof' in child || Symbol.iterator in child || 'then' in child;
}

function withListener<Result>(listener: ElementListener, work: () => Result): Result {
  Reflect.set(globalThis, listenerKey, listener);
  try {
    return work();
  } finally {
    Reflect.deleteProperty(globalThis, listenerKey);
  }
}
