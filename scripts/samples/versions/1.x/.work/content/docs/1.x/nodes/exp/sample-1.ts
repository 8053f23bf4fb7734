declare function exp(value: Adaptable<number>): AnimatedNode<number>;
export const expAgrees: Identical<typeof exp, 'exp'> = true;
export {};
