declare function debug<T>(message: string, value: AnimatedNode<T>): AnimatedNode<T>;
export const debugAgrees: Identical<typeof debug, 'debug'> = true;
export {};
