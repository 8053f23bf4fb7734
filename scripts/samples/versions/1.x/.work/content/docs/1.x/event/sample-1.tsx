import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  event,
  multiply,
  set,
  useValue,
} from 'react-native-reanimated';

export default function HalfSpeed() {
  const x = useValue(0);
  const onGesture = useMemo(
    () =>
      event([
        {
          nativeEvent: {
            translationX: (translation: Animated.Node<number>) =>
              set(x, multiply(translation, 0.5)),
          },
        },
      ]),
    [x]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ translateX: x }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
