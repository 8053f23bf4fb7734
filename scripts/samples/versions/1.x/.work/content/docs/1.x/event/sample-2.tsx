import React, { useMemo } from 'react';
import { PanGestureHandler, State } from 'react-native-gesture-handler';
import Animated, {
  add,
  block,
  cond,
  eq,
  event,
  set,
  useValue,
} from 'react-native-reanimated';

type Fields = {
  translationX: Animated.Value<number>;
  translationY: Animated.Value<number>;
  state: Animated.Value<number>;
};

export default function Draggable() {
  const x = useValue(0);
  const y = useValue(0);
  const offsetX = useValue(0);
  const offsetY = useValue(0);

  const onGesture = useMemo(
    () =>
      event<any>([
        {
          nativeEvent: ({ translationX, translationY, state }: Fields) =>
            block([
              cond(eq(state, State.BEGAN), [set(offsetX, x), set(offsetY, y)]),
              set(x, add(offsetX, translationX)),
              set(y, add(offsetY, translationY)),
            ]),
        },
      ]),
    [x, y, offsetX, offsetY]
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
          transform: [{ translateX: x }, { translateY: y }],
        }}
      />
    </PanGestureHandler>
  );
}
export {};
