import React, { useMemo } from 'react';
import Animated, {
  Clock,
  SpringUtils,
  Value,
  block,
  clockRunning,
  cond,
  spring,
  startClock,
  stopClock,
} from 'react-native-reanimated';

function dropIn(from: number) {
  const clock = new Clock();
  const position = new Value(from);
  const [finished, velocity, time] = [0, 0, 0].map(
    start => new Value<number>(start)
  );
  const step = spring(
    clock,
    { finished, position, velocity, time },
    { ...SpringUtils.makeDefaultConfig(), toValue: 0 }
  );

  return block([
    cond(clockRunning(clock), 0, startClock(clock)),
    step,
    cond(finished, stopClock(clock)),
    position,
  ]);
}

export default function DropIn() {
  const translateY = useMemo(() => dropIn(-200), []);

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
