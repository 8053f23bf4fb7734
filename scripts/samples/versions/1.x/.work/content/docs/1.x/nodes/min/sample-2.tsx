import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, { event, max, min, useValue } from 'react-native-reanimated';

export default function BoundedDrag() {
  const x = useValue(0);
  const y = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x, translationY: y } }]),
    [x, y]
  );
  const translateX = useMemo(() => min(x, 200), [x]);
  const translateY = useMemo(() => min(120, max(y, 0)), [y]);

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ translateX }, { translateY }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
