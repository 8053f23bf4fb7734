import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, { concat, event, useValue } from 'react-native-reanimated';

export default function Turn() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const rotate = useMemo(() => concat(x, 'deg'), [x]);

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ rotate }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
