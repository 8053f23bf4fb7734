const style = useAnimatedStyle(() => ({
  transform: [{ translateX: withSpring(x.value) }],
}));
export {};
