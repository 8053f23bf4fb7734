declare function diff(value: Adaptable<number>): AnimatedNode<number>;
export const diffAgrees: Identical<typeof diff, 'diff'> = true;
export {};
