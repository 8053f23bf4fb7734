import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  block,
  event,
  max,
  set,
  useValue,
} from 'react-native-reanimated';

export default function HighWaterMark() {
  const x = useValue(0);
  const peak = useValue(80);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const width = useMemo(
    () => block([set(peak, max(peak, x)), peak]),
    [x, peak]
  );

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
      <Animated.View
        style={{
          height: 40,
          backgroundColor: 'teal',
          width,
        }}
      />
    </PanGestureHandler>
  );
}
export {};
