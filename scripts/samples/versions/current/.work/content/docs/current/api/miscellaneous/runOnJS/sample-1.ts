declare function runOnJS<A extends any[], R>(
  fn: (...args: A) => R
): (...args: Parameters<typeof fn>) => void;
export const runOnJSAgrees: Identical<typeof runOnJS, 'runOnJS'> = true;
export {};
