x.value = withSpring(Math.random() * 240);
export {};
