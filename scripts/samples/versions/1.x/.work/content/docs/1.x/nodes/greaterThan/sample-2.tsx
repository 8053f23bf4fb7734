import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  cond,
  event,
  greaterThan,
  useValue,
} from 'react-native-reanimated';

export default function FastRight() {
  const x = useValue(0);
  const velocity = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x, velocityX: velocity } }]),
    [x, velocity]
  );
  const scale = useMemo(
    () => cond(greaterThan(velocity, 800), 1.3, 1),
    [velocity]
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
