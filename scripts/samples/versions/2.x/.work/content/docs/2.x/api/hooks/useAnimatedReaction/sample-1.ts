declare function useAnimatedReaction<D>(
  prepare: () => D,
  react: (prepareResult: D, preparePreviousResult: D | null) => void,
  deps?: DependencyList
): void;
export const useAnimatedReactionAgrees: Identical<typeof useAnimatedReaction, 'useAnimatedReaction'> = true;
export {};
