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
  const translateX = useMemo(() => max(x, 0), [x]);
  const translateY = useMemo(() => max(0, min(y, 120)), [y]);

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
