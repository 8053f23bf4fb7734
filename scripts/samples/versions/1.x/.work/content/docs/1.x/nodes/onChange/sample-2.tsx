import React, { useMemo } from 'react';
import { PanGestureHandler, State } from 'react-native-gesture-handler';
import Animated, {
  add,
  cond,
  eq,
  event,
  onChange,
  set,
  useCode,
  useValue,
} from 'react-native-reanimated';

export default function KeepsItsPlace() {
  const x = useValue(0);
  const offset = useValue(0);
  const state = useValue<number>(State.UNDETERMINED);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: x, state } }]),
    [x, state]
  );
  const translateX = useMemo(() => add(x, offset), [x, offset]);

  useCode(
    () =>
      onChange(
        state,
        cond(eq(state, State.END), [set(offset, add(offset, x)), set(x, 0)])
      ),
    [state, offset, x]
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
