import React, { useMemo } from 'react';
import Animated, {
  Clock,
  divide,
  multiply,
  sin,
  startClock,
  useCode,
} from 'react-native-reanimated';

export default function Bobbing() {
  const clock = useMemo(() => new Clock(), []);
  const translateY = useMemo(
    () => multiply(20, sin(divide(clock, 400))),
    [clock]
  );

  useCode(() => startClock(clock), [clock]);

  return (
    <Animated.View
      style={{
        width: 80,
        height: 80,
        backgroundColor: 'teal',
        transform: [{ translateY }],
      }}
    />
  );
}
export {};
