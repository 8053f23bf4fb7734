import {setV8Flag} from './v8-flags.ts';

// V8 optimises a function, in threads of its own, each time it has run through so many bytes of bytecode. Newer ones count calls instead.

/** V8's own default, `interrupt_budget` in its `flag-definitions.h`. Code is kept for the flags that it was compiled under. */
const usual = 66 * 1024;

/** Four times the default. */
const late = 270_000;

export function optimizeAsUsual(): void {
  setV8Flag('interrupt-budget', usual);
}

/**
 * While threads of ours keep all cores busy: much of what is optimised early hardly runs again, and optimising takes a
 * third of the time that all threads take. Call `optimizeAsUsual` in a `finally`.
 */
export function optimizeLater(): void {
  setV8Flag('interrupt-budget', late);
}
