import React, { useMemo } from 'react';
import Animated, {
  Clock,
  concat,
  divide,
  modulo,
  startClock,
  useCode,
} from 'react-native-reanimated';

export default function Spinner() {
  const clock = useMemo(() => new Clock(), []);
  const rotate = useMemo(
    () => concat(divide(modulo(clock, 2000), 2000 / 360), 'deg'),
    [clock]
  );

  useCode(() => startClock(clock), [clock]);

  return (
    <Animated.View
      style={{
        width: 60,
        height: 60,
        borderTopWidth: 6,
        borderColor: 'teal',
        transform: [{ rotate }],
      }}
    />
  );
}
export {};
