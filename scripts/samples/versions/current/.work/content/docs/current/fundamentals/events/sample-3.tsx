import React from 'react';
import { StyleSheet } from 'react-native';
import {
  PanGestureHandler,
  PanGestureHandlerGestureEvent,
} from 'react-native-gesture-handler';
import Animated, {
  useAnimatedGestureHandler,
  useAnimatedStyle,
  useSharedValue,
  withSpring,
} from 'react-native-reanimated';

export default function ReturningBall() {
  const x = useSharedValue(0);
  const y = useSharedValue(0);

  const onPan = useAnimatedGestureHandler<PanGestureHandlerGestureEvent>({
    onActive: (event) => {
      x.value = event.translationX;
      y.value = event.translationY;
    },
    onFinish: () => {
      x.value = withSpring(0);
      y.value = withSpring(0);
    },
  });

  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.value }, { translateY: y.value }],
  }));

  return (
    <PanGestureHandler onGestureEvent={onPan}>
      <Animated.View style={[styles.ball, style]} />
    </PanGestureHandler>
  );
}

const styles = StyleSheet.create({
  ball: {
    width: 96,
    height: 96,
    borderRadius: 48,
    backgroundColor: 'midnightblue',
  },
});
export {};
