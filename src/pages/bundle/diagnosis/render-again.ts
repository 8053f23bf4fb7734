import {readThrown, type Thrown} from '../../../core/diagnostics/diagnostic.ts';
import {
  type DocumentFlaw,
  errorOf,
  type FlawStacks,
  nestingStacks,
  unstableStacks,
} from './element-stacks.ts';

/** An error that a component threw, as data that a worker can send. */
export interface ThrownReport {
  readonly thrown: Thrown;
  /** Stack of the call that creates an element that React cannot render. */
  readonly elementStack?: string | undefined;
}

/** A flaw with the stacks of the calls that may cause it, as data that a worker can send. */
export interface FlawReport {
  readonly flaw: DocumentFlaw;
  /** Absent if the calls were not found, or if `flaw` needs no stacks. */
  readonly stacks?: FlawStacks | undefined;
}

/** Maximum number of calls in a stack. A package may make many calls between a component and the error. */
const stackDepth = 100;

/** Runs work with a higher limit for the depth of error stacks. */
export async function withDeepStacks<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = stackDepth;
  try {
    return await work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Renders a page again to find the stack of its error.
 *
 * @param thrown The error that the page threw.
 */
export async function reportThrown(thrown: unknown, render: () => unknown): Promise<ThrownReport> {
  const again = await withDeepStacks(() => withSilentConsole(() => errorOf(render)));
  return {
    thrown: readThrown(again === undefined ? thrown : again.thrown),
    elementStack: again?.elementStack,
  };
}

/** Renders a page again to find the calls that cause a flaw. */
export async function reportFlaw(flaw: DocumentFlaw, render: () => string): Promise<FlawReport> {
  if (flaw.kind === 'suspended') return {flaw};
  if (flaw.kind === 'unstable' && flaw.readAtLoad !== undefined) return {flaw};
  try {
    const stacks = await withDeepStacks(() =>
      withSilentConsole(() =>
        flaw.kind === 'unstable' ? unstableStacks(render) : nestingStacks(render, flaw),
      ),
    );
    return {flaw, stacks};
  } catch {
    return {flaw};
  }
}

/** Runs work without console messages, because the first rendering has already printed them. */
function withSilentConsole<Result>(work: () => Result): Result {
  const {console} = globalThis;
  globalThis.console = new Proxy(console, {get: () => () => undefined});
  try {
    return work();
  } finally {
    globalThis.console = console;
  }
}
