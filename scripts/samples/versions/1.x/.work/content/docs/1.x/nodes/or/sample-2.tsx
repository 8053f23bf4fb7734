import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  cond,
  event,
  greaterThan,
  lessThan,
  or,
  useValue,
} from 'react-native-reanimated';

export default function OutOfRange() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const opacity = useMemo(
    () => cond(or(lessThan(x, -80), greaterThan(x, 80)), 0.3, 1),
    [x]
  );

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
