progress.value = withDecay({
  velocity: event.velocityX,
  velocityFactor: 1 / 300,
  clamp: [0, 1],
});
export {};
