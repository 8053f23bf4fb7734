declare function floor(value: Adaptable<number>): AnimatedNode<number>;
export const floorAgrees: Identical<typeof floor, 'floor'> = true;
export {};
