import React, { useMemo } from 'react';
import { View } from 'react-native';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  abs,
  acc,
  diff,
  divide,
  event,
  useValue,
} from 'react-native-reanimated';

export default function Travelled() {
  const x = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x } }]),
    [x]
  );
  const width = useMemo(() => divide(acc(abs(diff(x))), 10), [x]);

  return (
    <View>
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
      <Animated.View style={{ height: 6, backgroundColor: 'tomato', width }} />
    </View>
  );
}
export {};
