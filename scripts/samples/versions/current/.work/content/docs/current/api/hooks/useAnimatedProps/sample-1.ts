declare function useAnimatedProps<T extends {}>(
  updater: () => Partial<T>,
  deps?: DependencyList | null,
  adapters?: PropsAdapterFunction | PropsAdapterFunction[] | null
): Partial<T>;

declare function createAnimatedPropAdapter(
  adapter: PropsAdapterFunction,
  nativeProps?: string[]
): PropsAdapterFunction;

type PropsAdapterFunction = (props: Record<string, unknown>) => void;
export const useAnimatedPropsAgrees: Identical<typeof useAnimatedProps, 'useAnimatedProps'> = true;
export const createAnimatedPropAdapterAgrees: Identical<typeof createAnimatedPropAdapter, 'createAnimatedPropAdapter'> = true;
export {};
