declare function not(value: Adaptable<any>): AnimatedNode<0 | 1>;
export const notAgrees: Identical<typeof not, 'not'> = true;
export {};
