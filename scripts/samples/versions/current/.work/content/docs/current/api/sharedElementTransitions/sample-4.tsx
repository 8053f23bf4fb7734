import React from 'react';
import Animated, {
  Easing,
  SharedTransition,
  withSpring,
  withTiming,
} from 'react-native-reanimated';

const bouncySize = SharedTransition.custom((values) => {
  'worklet';
  const glide = { duration: 700, easing: Easing.out(Easing.cubic) };
  const bounce = { damping: 8 };
  return {
    originX: withTiming(values.targetOriginX, glide),
    originY: withTiming(values.targetOriginY, glide),
    width: withSpring(values.targetWidth, bounce),
    height: withSpring(values.targetHeight, bounce),
  };
});

export default function Cover() {
  return (
    <Animated.View
      sharedTransitionTag="cover"
      sharedTransitionStyle={bouncySize}
      style={{ width: 60, height: 84, backgroundColor: 'maroon' }}
    />
  );
}
export {};
