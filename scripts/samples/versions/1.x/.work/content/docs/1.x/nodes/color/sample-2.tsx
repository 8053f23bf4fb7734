import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  color,
  event,
  max,
  min,
  round,
  useValue,
} from 'react-native-reanimated';

export default function Redden() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const backgroundColor = useMemo(
    () => color(round(max(0, min(x, 255))), 60, 120),
    [x]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor,
          transform: [{ translateX: x }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
