import React, { useMemo } from 'react';
import { PanGestureHandler, State } from 'react-native-gesture-handler';
import Animated, {
  Clock,
  SpringUtils,
  Value,
  block,
  clockRunning,
  cond,
  eq,
  event,
  set,
  spring,
  startClock,
  stopClock,
  useValue,
} from 'react-native-reanimated';

function springBack(
  gestureState: Animated.Value<number>,
  translation: Animated.Value<number>,
  velocity: Animated.Value<number>
) {
  const clock = new Clock();
  const started = new Value<number>(0);
  const [finished, position, speed, time] = [0, 0, 0, 0].map(
    start => new Value<number>(start)
  );
  const step = spring(
    clock,
    { finished, position, velocity: speed, time },
    { ...SpringUtils.makeDefaultConfig(), toValue: 0, damping: 14 }
  );

  return cond(
    eq(gestureState, State.END),
    block([
      cond(started, 0, [
        set(started, 1),
        set(finished, 0),
        set(time, 0),
        set(position, translation),
        set(speed, velocity),
        startClock(clock),
      ]),
      cond(clockRunning(clock), step),
      cond(finished, stopClock(clock)),
      position,
    ]),
    block([set(started, 0), stopClock(clock), translation])
  );
}

export default function SnapBack() {
  const gestureState = useValue<number>(State.UNDETERMINED);
  const translation = useValue(0);
  const velocity = useValue(0);

  const onGesture = useMemo(
    () =>
      event([
        {
          nativeEvent: {
            state: gestureState,
            translationX: translation,
            velocityX: velocity,
          },
        },
      ]),
    [gestureState, translation, velocity]
  );
  const translateX = useMemo(
    () => springBack(gestureState, translation, velocity),
    [gestureState, translation, velocity]
  );

  return (
    <PanGestureHandler
      onGestureEvent={onGesture}
      onHandlerStateChange={onGesture}>
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
