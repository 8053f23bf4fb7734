declare function acos(value: Adaptable<number>): AnimatedNode<number>;
export const acosAgrees: Identical<typeof acos, 'acos'> = true;
export {};
