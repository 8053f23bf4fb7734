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
  withDecay,
} from 'react-native-reanimated';

const LIMIT = 140;

export default function SlidingPuck() {
  const x = useSharedValue(0);

  const onPan = useAnimatedGestureHandler<
    PanGestureHandlerGestureEvent,
    { x: number }
  >({
    onStart: (_, grip) => {
      grip.x = x.value;
    },
    onActive: (event, grip) => {
      x.value = grip.x + event.translationX;
    },
    onEnd: (event) => {
      x.value = withDecay({
        velocity: event.velocityX,
        clamp: [-LIMIT, LIMIT],
      });
    },
  });

  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.value }],
  }));

  return (
    <PanGestureHandler onGestureEvent={onPan}>
      <Animated.View style={[styles.puck, style]} />
    </PanGestureHandler>
  );
}

const styles = StyleSheet.create({
  puck: { width: 72, height: 72, borderRadius: 36, backgroundColor: 'teal' },
});
export {};
