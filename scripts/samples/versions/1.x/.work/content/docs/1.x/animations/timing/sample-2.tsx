import React, { useMemo } from 'react';
import Animated, {
  Clock,
  Easing,
  Value,
  block,
  clockRunning,
  cond,
  or,
  startClock,
  stopClock,
  timing,
} from 'react-native-reanimated';

function appear() {
  const clock = new Clock();
  const [finished, position, time, frameTime] = [0, 0, 0, 0].map(
    start => new Value<number>(start)
  );
  const step = timing(
    clock,
    { finished, position, time, frameTime },
    { toValue: 1, duration: 500, easing: Easing.bezier(0.25, 0.1, 0.25, 1) }
  );

  return block([
    cond(or(clockRunning(clock), finished), 0, startClock(clock)),
    step,
    cond(finished, stopClock(clock)),
    position,
  ]);
}

export default function FadeIn() {
  const opacity = useMemo(() => appear(), []);

  return (
    <Animated.View
      style={{ width: 80, height: 80, backgroundColor: 'teal', opacity }}
    />
  );
}
export {};
