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

type Grip = { y: number };

export default function PaddleBall() {
  const height = useSharedValue(0);

  const onFlick = useAnimatedGestureHandler<
    PanGestureHandlerGestureEvent,
    Grip
  >({
    onStart: (_, grip) => {
      grip.y = height.value;
    },
    onActive: ({ translationY }, grip) => {
      height.value = grip.y + translationY;
    },
    onFinish: ({ velocityY: velocity }) => {
      height.value = withSpring(0, { velocity, damping: 15 });
    },
  });

  const ball = useAnimatedStyle(() => ({
    transform: [{ translateY: height.value }],
  }));

  return (
    <PanGestureHandler onGestureEvent={onFlick}>
      <Animated.View style={[styles.ball, ball]} />
    </PanGestureHandler>
  );
}

const styles = StyleSheet.create({
  ball: {
    width: 56,
    height: 56,
    marginTop: 240,
    borderRadius: 28,
    backgroundColor: 'orangered',
  },
});
export {};
