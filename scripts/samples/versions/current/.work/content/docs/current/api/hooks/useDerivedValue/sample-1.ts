declare function useDerivedValue<T>(
  processor: () => T,
  deps?: DependencyList
): DerivedValue<T>;

type DerivedValue<T> = Readonly<SharedValue<T>>;
export const useDerivedValueAgrees: Identical<typeof useDerivedValue, 'useDerivedValue'> = true;
export {};
