declare function sqrt(value: Adaptable<number>): AnimatedNode<number>;
export const sqrtAgrees: Identical<typeof sqrt, 'sqrt'> = true;
export {};
