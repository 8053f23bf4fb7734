declare function runOnUI<A extends any[], R>(
  fn: (...args: A) => R
): (...args: Parameters<typeof fn>) => void;
export const runOnUIAgrees: Identical<typeof runOnUI, 'runOnUI'> = true;
export {};
