declare function round(value: Adaptable<number>): AnimatedNode<number>;
export const roundAgrees: Identical<typeof round, 'round'> = true;
export {};
