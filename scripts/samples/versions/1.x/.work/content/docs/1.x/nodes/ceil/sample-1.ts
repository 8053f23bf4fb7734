declare function ceil(value: Adaptable<number>): AnimatedNode<number>;
export const ceilAgrees: Identical<typeof ceil, 'ceil'> = true;
export {};
