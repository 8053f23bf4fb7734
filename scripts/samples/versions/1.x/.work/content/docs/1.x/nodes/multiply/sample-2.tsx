import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, { event, multiply, useValue } from 'react-native-reanimated';

export default function Mirror() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const translateX = useMemo(() => multiply(-0.5, x), [x]);

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ translateX }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
