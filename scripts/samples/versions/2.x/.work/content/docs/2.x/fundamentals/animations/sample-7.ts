tilt.value = withRepeat(withTiming(15, { duration: 120 }), 4, true);
export {};
