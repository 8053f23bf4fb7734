import React, { useMemo } from 'react';
import { PanGestureHandler, State } from 'react-native-gesture-handler';
import Animated, { cond, event, neq, useValue } from 'react-native-reanimated';

export default function OpaqueAtRest() {
  const x = useValue(0);
  const state = useValue<number>(State.UNDETERMINED);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x, state } }]),
    [x, state]
  );
  const opacity = useMemo(
    () => cond(neq(state, State.ACTIVE), 1, 0.4),
    [state]
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
          opacity,
          transform: [{ translateX: x }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
