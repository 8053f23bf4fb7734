declare function asin(value: Adaptable<number>): AnimatedNode<number>;
export const asinAgrees: Identical<typeof asin, 'asin'> = true;
export {};
