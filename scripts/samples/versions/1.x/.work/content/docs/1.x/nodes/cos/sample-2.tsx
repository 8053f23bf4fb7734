import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  cos,
  divide,
  event,
  multiply,
  sin,
  useValue,
} from 'react-native-reanimated';

export default function OnCircle() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const translateX = useMemo(() => multiply(80, cos(divide(x, 60))), [x]);
  const translateY = useMemo(() => multiply(80, sin(divide(x, 60))), [x]);

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
