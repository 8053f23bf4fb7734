import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, { event, sub, useValue } from 'react-native-reanimated';

export default function Remaining() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const width = useMemo(() => sub(300, x, 20), [x]);

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          height: 40,
          backgroundColor: 'teal',
          width,
        }}
      />
    </PanGestureHandler>
  );
}
export {};
