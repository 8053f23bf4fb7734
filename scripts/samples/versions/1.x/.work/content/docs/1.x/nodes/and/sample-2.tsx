import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  and,
  cond,
  event,
  greaterThan,
  lessThan,
  useValue,
} from 'react-native-reanimated';

export default function InRange() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const opacity = useMemo(
    () => cond(and(greaterThan(x, 0), lessThan(x, 160)), 1, 0.3),
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
