import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  event,
  interpolateColors,
  useValue,
} from 'react-native-reanimated';

export default function ColourDrag() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const backgroundColor = useMemo(
    () =>
      interpolateColors(x, {
        inputRange: [0, 100, 200],
        outputColorRange: ['teal', '#fc0', 'rgba(200, 30, 30, 0.8)'],
      }),
    [x]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor,
          transform: [{ translateX: x }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
