import React, { useMemo } from 'react';
import Animated, {
  Clock,
  divide,
  modulo,
  startClock,
  useCode,
} from 'react-native-reanimated';

export default function Period() {
  const clock = useMemo(() => new Clock(), []);
  const width = useMemo(() => divide(modulo(clock, 3000), 10), [clock]);

  useCode(() => startClock(clock), [clock]);

  return (
    <Animated.View style={{ height: 12, backgroundColor: 'teal', width }} />
  );
}
export {};
