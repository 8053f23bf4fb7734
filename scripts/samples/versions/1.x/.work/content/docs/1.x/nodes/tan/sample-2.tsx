import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  divide,
  event,
  max,
  min,
  multiply,
  tan,
  useValue,
} from 'react-native-reanimated';

export default function Lean() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const translateX = useMemo(
    () => multiply(100, tan(max(-1, min(divide(x, 200), 1)))),
    [x]
  );

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
