declare function set<T extends Value>(
  valueToBeUpdated: AnimatedValue<T>,
  sourceNode: Adaptable<T>
): AnimatedNode<T>;
export const setAgrees: Identical<typeof set, 'set'> = true;
export {};
