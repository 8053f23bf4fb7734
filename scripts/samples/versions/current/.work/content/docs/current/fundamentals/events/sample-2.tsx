import React from 'react';
import {
  TapGestureHandler,
  TapGestureHandlerGestureEvent,
} from 'react-native-gesture-handler';
import Animated, {
  useAnimatedGestureHandler,
  useAnimatedStyle,
  useSharedValue,
  withSpring,
} from 'react-native-reanimated';

export default function TapBall() {
  const held = useSharedValue(false);

  const onTap = useAnimatedGestureHandler<TapGestureHandlerGestureEvent>({
    onStart: () => {
      held.value = true;
    },
    onFinish: () => {
      held.value = false;
    },
  });

  const style = useAnimatedStyle(() => ({
    backgroundColor: held.value ? 'gold' : 'midnightblue',
    transform: [{ scale: withSpring(held.value ? 1.2 : 1) }],
  }));

  return (
    <TapGestureHandler onGestureEvent={onTap}>
      <Animated.View
        style={[{ width: 96, height: 96, borderRadius: 48 }, style]}
      />
    </TapGestureHandler>
  );
}
export {};
