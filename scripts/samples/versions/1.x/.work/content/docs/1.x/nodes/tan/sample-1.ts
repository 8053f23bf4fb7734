declare function tan(value: Adaptable<number>): AnimatedNode<number>;
export const tanAgrees: Identical<typeof tan, 'tan'> = true;
export {};
