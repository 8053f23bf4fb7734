import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, { debug, event, useValue } from 'react-native-reanimated';

export default function Watched() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const translateX = useMemo(() => debug('translateX', x), [x]);

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
