declare function sin(value: Adaptable<number>): AnimatedNode<number>;
export const sinAgrees: Identical<typeof sin, 'sin'> = true;
export {};
