import React, { useMemo } from 'react';
import Animated, { multiply, useValue } from 'react-native-reanimated';

export default function HalfVisible() {
  const progress = useValue(1);
  const opacity = useMemo(() => multiply(progress, 0.5), [progress]);

  return (
    <Animated.View
      style={{ width: 80, height: 80, backgroundColor: 'teal', opacity }}
    />
  );
}
export {};
