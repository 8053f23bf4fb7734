import React from 'react';
import { View } from 'react-native';
import {
  PanGestureHandler,
  PanGestureHandlerGestureEvent,
} from 'react-native-gesture-handler';
import Animated, {
  cancelAnimation,
  useAnimatedGestureHandler,
  useAnimatedStyle,
  useSharedValue,
  withDecay,
  withSequence,
} from 'react-native-reanimated';

const FRAME = 90;
const FRAMES = ['tan', 'teal', 'plum', 'peru', 'navy', 'olive', 'coral'];
const LENGTH = FRAMES.length * FRAME;
const END = FRAME - LENGTH;

type Grip = { from: number };

export default function FilmStrip() {
  const left = useSharedValue(0);

  const onPan = useAnimatedGestureHandler<PanGestureHandlerGestureEvent, Grip>({
    onStart: (_, grip) => {
      cancelAnimation(left);
      grip.from = left.value;
    },
    onActive: ({ translationX }, grip) => {
      left.value = Math.min(0, Math.max(END, grip.from + translationX));
    },
    onEnd: ({ velocityX: velocity }) => {
      // The sequence makes it glide from exactly 0 too; see below.
      left.value = withSequence(withDecay({ velocity, clamp: [END, 0] }));
    },
  });

  const strip = useAnimatedStyle(() => ({
    flexDirection: 'row',
    width: LENGTH,
    transform: [{ translateX: left.value }],
  }));

  return (
    <PanGestureHandler onGestureEvent={onPan}>
      <Animated.View style={strip}>
        {FRAMES.map((backgroundColor) => (
          <View
            key={backgroundColor}
            style={{ width: FRAME, height: FRAME, backgroundColor }}
          />
        ))}
      </Animated.View>
    </PanGestureHandler>
  );
}
export {};
