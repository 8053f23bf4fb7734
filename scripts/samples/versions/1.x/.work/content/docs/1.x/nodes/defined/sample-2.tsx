import React, { useMemo } from 'react';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  Value,
  block,
  cond,
  defined,
  event,
  set,
  sub,
  useValue,
} from 'react-native-reanimated';

export default function FromFirstTouch() {
  const touch = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { absoluteX: touch } }]),
    [touch]
  );
  const translateX = useMemo(() => {
    const first = new Value<number>();
    return cond(
      touch,
      block([cond(defined(first), 0, set(first, touch)), sub(touch, first)]),
      0
    );
  }, [touch]);

  return (
    <PanGestureHandler onGestureEvent={onGesture}>
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
