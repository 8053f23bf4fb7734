declare function cos(value: Adaptable<number>): AnimatedNode<number>;
export const cosAgrees: Identical<typeof cos, 'cos'> = true;
export {};
