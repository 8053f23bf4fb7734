declare function log(value: Adaptable<number>): AnimatedNode<number>;
export const logAgrees: Identical<typeof log, 'log'> = true;
export {};
