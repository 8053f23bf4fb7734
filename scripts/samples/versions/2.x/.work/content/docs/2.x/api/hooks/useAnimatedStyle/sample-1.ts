declare function useAnimatedStyle<
  T extends AnimatedStyleProp<ViewStyle | ImageStyle | TextStyle>
>(updater: () => T, deps?: DependencyList | null): T;
export const useAnimatedStyleAgrees: Identical<typeof useAnimatedStyle, 'useAnimatedStyle'> = true;
export {};
