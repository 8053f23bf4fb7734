declare function defined(value: Adaptable<any>): AnimatedNode<0 | 1>;
export const definedAgrees: Identical<typeof defined, 'defined'> = true;
export {};
