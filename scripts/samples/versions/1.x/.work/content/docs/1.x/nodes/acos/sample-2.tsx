import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  acos,
  concat,
  divide,
  event,
  max,
  min,
  useValue,
} from 'react-native-reanimated';

export default function AngleFromCosine() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const rotate = useMemo(
    () => concat(acos(max(-1, min(divide(x, 150), 1))), 'rad'),
    [x]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ rotate }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
