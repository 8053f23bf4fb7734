declare function abs(value: Adaptable<number>): AnimatedNode<number>;
export const absAgrees: Identical<typeof abs, 'abs'> = true;
export {};
