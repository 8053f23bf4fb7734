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
} from 'react-native-reanimated';

type Grip = { x: number; y: number };

export default function DraggableBall() {
  const x = useSharedValue(0);
  const y = useSharedValue(0);

  const onPan = useAnimatedGestureHandler<PanGestureHandlerGestureEvent, Grip>({
    onStart: (_, grip) => {
      grip.x = x.value;
      grip.y = y.value;
    },
    onActive: (event, grip) => {
      x.value = grip.x + event.translationX;
      y.value = grip.y + event.translationY;
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
