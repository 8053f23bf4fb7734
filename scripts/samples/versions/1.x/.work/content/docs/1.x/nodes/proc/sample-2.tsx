import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  event,
  max,
  min,
  proc,
  useValue,
} from 'react-native-reanimated';

type Num = Animated.Adaptable<number>;

const clamp = proc((value: Num, lower: Num, upper: Num) =>
  max(lower, min(value, upper))
);

export default function ClampedDrag() {
  const x = useValue(0);
  const y = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x, translationY: y } }]),
    [x, y]
  );
  const translateX = useMemo(() => clamp(x, 0, 200), [x]);
  const translateY = useMemo(() => clamp(y, -50, 50), [y]);

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ translateX }, { translateY }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
