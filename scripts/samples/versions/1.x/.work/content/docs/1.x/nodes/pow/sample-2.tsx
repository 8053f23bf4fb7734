import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  add,
  divide,
  event,
  pow,
  useValue,
} from 'react-native-reanimated';

export default function GrowBySquare() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const scale = useMemo(() => add(1, pow(divide(x, 200), 2)), [x]);

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
