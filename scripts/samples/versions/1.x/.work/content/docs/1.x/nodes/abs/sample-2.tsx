import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  abs,
  divide,
  event,
  sub,
  useValue,
} from 'react-native-reanimated';

export default function FadeByDistance() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const opacity = useMemo(() => sub(1, divide(abs(x), 240)), [x]);

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          opacity,
          transform: [{ translateX: x }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
