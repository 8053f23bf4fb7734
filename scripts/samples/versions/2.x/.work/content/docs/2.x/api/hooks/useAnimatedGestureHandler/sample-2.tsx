import React from 'react';
import { StyleSheet } from 'react-native';
import {
  PanGestureHandler,
  PanGestureHandlerGestureEvent,
} from 'react-native-gesture-handler';
import Animated, {
  cancelAnimation,
  useAnimatedGestureHandler,
  useAnimatedStyle,
  useSharedValue,
  withSpring,
} from 'react-native-reanimated';

type Grip = { from: number };

export default function HeavyCard() {
  const pulled = useSharedValue(0);

  const onPull = useAnimatedGestureHandler<PanGestureHandlerGestureEvent, Grip>(
    {
      onStart: (_, grip) => {
        cancelAnimation(pulled);
        grip.from = pulled.value;
      },
      onActive: ({ translationY }, grip) => {
        pulled.value = grip.from + translationY / 2;
      },
      onFinish: () => {
        pulled.value = withSpring(0, { damping: 14 });
      },
    }
  );

  const card = useAnimatedStyle(() => ({
    transform: [{ translateY: pulled.value }],
  }));

  return (
    <PanGestureHandler onGestureEvent={onPull}>
      <Animated.View style={[styles.card, card]} />
    </PanGestureHandler>
  );
}

const styles = StyleSheet.create({
  card: { height: 160, margin: 24, backgroundColor: 'darkslateblue' },
});
export {};
