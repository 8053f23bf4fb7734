import React, { useMemo } from 'react';
import Animated, {
  Clock,
  Value,
  block,
  cond,
  defined,
  divide,
  greaterOrEq,
  set,
  startClock,
  stopClock,
  sub,
} from 'react-native-reanimated';

function growForTwoSeconds() {
  const clock = new Clock();
  const startedAt = new Value<number>();
  const elapsed = new Value<number>(0);

  return block([
    cond(defined(startedAt), 0, [set(startedAt, clock), startClock(clock)]),
    set(elapsed, sub(clock, startedAt)),
    cond(greaterOrEq(elapsed, 2000), stopClock(clock)),
    divide(elapsed, 10),
  ]);
}

export default function GrowingBar() {
  const width = useMemo(() => growForTwoSeconds(), []);

  return (
    <Animated.View style={{ height: 12, backgroundColor: 'teal', width }} />
  );
}
export {};
