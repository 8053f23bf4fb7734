import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  add,
  divide,
  event,
  multiply,
  sqrt,
  sub,
  useValue,
} from 'react-native-reanimated';

export default function FadeByRadius() {
  const x = useValue(0);
  const y = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x, translationY: y } }]),
    [x, y]
  );
  const opacity = useMemo(
    () => sub(1, divide(sqrt(add(multiply(x, x), multiply(y, y))), 240)),
    [x, y]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          opacity,
          transform: [{ translateX: x }, { translateY: y }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
