import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  concat,
  cond,
  event,
  lessThan,
  useValue,
} from 'react-native-reanimated';

export default function LeanToSide() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const rotate = useMemo(() => concat(cond(lessThan(x, 0), -8, 8), 'deg'), [x]);

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ translateX: x }, { rotate }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
