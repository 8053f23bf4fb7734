declare function atan(value: Adaptable<number>): AnimatedNode<number>;
export const atanAgrees: Identical<typeof atan, 'atan'> = true;
export {};
