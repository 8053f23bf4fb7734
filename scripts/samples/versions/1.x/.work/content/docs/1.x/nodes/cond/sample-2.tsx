import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  cond,
  event,
  greaterThan,
  lessThan,
  useValue,
} from 'react-native-reanimated';

export default function ThreeZones() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const scale = useMemo(
    () => cond(lessThan(x, -60), 0.7, cond(greaterThan(x, 60), 1.3, 1)),
    [x]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ translateX: x }, { scale }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
