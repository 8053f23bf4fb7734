import React, { useMemo } from 'react';
import { PanGestureHandler, State } from 'react-native-gesture-handler';
import Animated, {
  Clock,
  Value,
  block,
  clockRunning,
  cond,
  decay,
  eq,
  event,
  set,
  startClock,
  stopClock,
  useValue,
} from 'react-native-reanimated';

function glide(
  gestureState: Animated.Value<number>,
  translation: Animated.Value<number>,
  velocity: Animated.Value<number>
) {
  const clock = new Clock();
  const running = new Value<number>(0);
  const [finished, position, speed, time] = [0, 0, 0, 0].map(
    start => new Value<number>(start)
  );
  const step = decay(
    clock,
    { finished, position, velocity: speed, time },
    { deceleration: 0.996 }
  );

  return cond(
    eq(gestureState, State.END),
    block([
      cond(running, 0, [
        set(running, 1),
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
    block([set(running, 0), stopClock(clock), translation])
  );
}

export default function Fling() {
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
    () => glide(gestureState, translation, velocity),
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
