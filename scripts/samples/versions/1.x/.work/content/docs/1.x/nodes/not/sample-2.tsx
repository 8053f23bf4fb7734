import React, { useMemo } from 'react';
import Animated, {
  Clock,
  clockRunning,
  cond,
  divide,
  modulo,
  not,
  startClock,
  useCode,
} from 'react-native-reanimated';

export default function Pulse() {
  const clock = useMemo(() => new Clock(), []);
  const opacity = useMemo(() => divide(modulo(clock, 1000), 1000), [clock]);

  useCode(
    () => cond(not(clockRunning(clock)), startClock(clock)),
    [clock]
  );

  return (
    <Animated.View
      style={{ width: 80, height: 80, backgroundColor: 'teal', opacity }}
    />
  );
}
export {};
