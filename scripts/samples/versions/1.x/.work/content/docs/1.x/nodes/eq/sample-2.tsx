import React, { useMemo } from 'react';
import { PanGestureHandler, State } from 'react-native-gesture-handler';
import Animated, { cond, eq, event, useValue } from 'react-native-reanimated';

export default function DimWhileDragging() {
  const x = useValue(0);
  const state = useValue<number>(State.UNDETERMINED);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x, state } }]),
    [x, state]
  );
  const opacity = useMemo(() => cond(eq(state, State.ACTIVE), 0.5, 1), [state]);

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
