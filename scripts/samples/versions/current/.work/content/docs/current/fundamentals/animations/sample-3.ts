x.value = withTiming(100, {
  duration: 450,
  easing: Easing.out(Easing.cubic),
});
export {};
