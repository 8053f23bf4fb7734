import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  add,
  divide,
  event,
  log,
  max,
  multiply,
  useValue,
} from 'react-native-reanimated';

export default function RubberBand() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const translateX = useMemo(
    () => multiply(60, log(add(1, divide(max(x, 0), 60)))),
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
