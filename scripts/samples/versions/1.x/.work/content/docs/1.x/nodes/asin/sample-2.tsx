import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  asin,
  concat,
  divide,
  event,
  max,
  min,
  useValue,
} from 'react-native-reanimated';

export default function Tilt() {
  const y = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationY: y } }]),
    [y]
  );
  const rotate = useMemo(
    () => concat(asin(max(-1, min(divide(y, 160), 1))), 'rad'),
    [y]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 160,
          height: 12,
          backgroundColor: 'teal',
          transform: [{ rotate }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
