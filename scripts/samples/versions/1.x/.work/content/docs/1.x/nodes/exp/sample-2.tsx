import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  abs,
  event,
  exp,
  multiply,
  useValue,
} from 'react-native-reanimated';

export default function Falloff() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const opacity = useMemo(() => exp(multiply(-0.01, abs(x))), [x]);

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
