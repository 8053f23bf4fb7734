import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, { event, useValue } from 'react-native-reanimated';

export default function FollowFinger() {
  const x = useValue(0);
  const y = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x, translationY: y } }]),
    [x, y]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ translateX: x }, { translateY: y }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
