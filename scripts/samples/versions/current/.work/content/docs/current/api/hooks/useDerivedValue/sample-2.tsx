import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  interpolateColor,
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

export default function ProgressBar() {
  const target = useSharedValue(0.3);
  const progress = useDerivedValue(() => withTiming(target.value));

  const style = useAnimatedStyle(() => ({
    width: progress.value * 250,
    backgroundColor: interpolateColor(
      progress.value,
      [0, 1],
      ['crimson', 'seagreen']
    ),
  }));

  return (
    <View>
      <Animated.View style={[{ height: 20 }, style]} />
      <Button
        title="Random progress"
        onPress={() => {
          target.value = Math.random();
        }}
      />
    </View>
  );
}
export {};
