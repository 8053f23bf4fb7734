tilt.value = withSequence(
  withTiming(-15, { duration: 60 }),
  withRepeat(withTiming(15, { duration: 120 }), 4, true)
);
export {};
