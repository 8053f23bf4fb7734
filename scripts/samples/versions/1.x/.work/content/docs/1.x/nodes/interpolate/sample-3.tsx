import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  Extrapolate,
  concat,
  event,
  interpolate,
  useValue,
} from 'react-native-reanimated';

export default function Swing() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const opacity = useMemo(
    () =>
      interpolate(x, {
        inputRange: [-160, 0, 160],
        outputRange: [0.2, 1, 0.2],
        extrapolate: Extrapolate.CLAMP,
      }),
    [x]
  );
  const rotate = useMemo(
    () =>
      concat(
        interpolate(x, { inputRange: [0, 160], outputRange: [0, 45] }),
        'deg'
      ),
    [x]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          opacity,
          transform: [{ translateX: x }, { rotate }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
