const onGestureEvent = useAnimatedGestureHandler({
  onEnd: (event) => {
    const position = getRelativeCoords(
      zoneRef,
      event.absoluteX,
      event.absoluteY
    );
    if (position !== null) {
      console.log('dropped at', position.x, position.y);
    }
  },
});
export {};
