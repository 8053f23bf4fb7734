x.value = withSpring(100, { duration: 600, dampingRatio: 0.7 });
export {};
