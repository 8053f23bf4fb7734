declare function useScrollViewOffset(
  animatedRef: RefObject<Animated.ScrollView>
): SharedValue<number>;
export const useScrollViewOffsetAgrees: Identical<typeof useScrollViewOffset, 'useScrollViewOffset'> = true;
export {};
