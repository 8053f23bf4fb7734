import React, { useMemo } from 'react';
import Animated, { Clock } from 'react-native-reanimated';
import glide from './glide';

export default function SlidingBox() {
  const translateX = useMemo(() => glide(new Clock(), 0, 160), []);

  return (
    <Animated.View
      style={{
        width: 60,
        height: 60,
        backgroundColor: 'teal',
        transform: [{ translateX }],
      }}
    />
  );
}
export {};
