declare function acc(value: Adaptable<number>): AnimatedNode<number>;
export const accAgrees: Identical<typeof acc, 'acc'> = true;
export {};
