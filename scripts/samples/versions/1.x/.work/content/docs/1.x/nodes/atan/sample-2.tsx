import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  atan,
  concat,
  cond,
  divide,
  event,
  greaterThan,
  useValue,
} from 'react-native-reanimated';

export default function Direction() {
  const x = useValue(0);
  const y = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x, translationY: y } }]),
    [x, y]
  );
  const rotate = useMemo(
    () => concat(cond(greaterThan(x, 0), atan(divide(y, x)), 0), 'rad'),
    [x, y]
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
