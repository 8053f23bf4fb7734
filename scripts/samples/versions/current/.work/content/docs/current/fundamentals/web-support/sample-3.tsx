import React from 'react';
import Animated, {
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
} from 'react-native-reanimated';

export default function Bar() {
  const progress = useSharedValue(0.5);
  const width = useDerivedValue(() => progress.value * 200, [progress]);
  const style = useAnimatedStyle(() => ({ width: width.value }), [width]);

  return (
    <Animated.View style={[{ height: 20, backgroundColor: 'navy' }, style]} />
  );
}
export {};
