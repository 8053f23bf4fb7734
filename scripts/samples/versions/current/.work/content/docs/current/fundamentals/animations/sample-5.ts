x.value = withDecay({ velocity: 800, clamp: [0, 240] });
export {};
