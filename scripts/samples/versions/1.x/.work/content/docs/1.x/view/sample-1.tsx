import React, { useMemo } from 'react';
import Animated, { concat, multiply, useValue } from 'react-native-reanimated';

export default function Tile() {
  const progress = useValue<number>(0.5);
  const style = useMemo(
    () => ({
      opacity: progress,
      transform: [
        { translateX: multiply(progress, 120) },
        { rotate: concat(multiply(progress, 90), 'deg') },
      ],
    }),
    [progress]
  );

  return (
    <Animated.View
      style={[{ width: 80, height: 80, backgroundColor: 'teal' }, style]}
    />
  );
}
export {};
