declare function useSharedValue<T>(initialValue: T): SharedValue<T>;

type SharedValue<T> = { value: T };
export const useSharedValueAgrees: Identical<typeof useSharedValue, 'useSharedValue'> = true;
export {};
