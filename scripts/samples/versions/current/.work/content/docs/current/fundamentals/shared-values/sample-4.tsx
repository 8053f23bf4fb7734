import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
} from 'react-native-reanimated';

export default function JumpingBox() {
  const x = useSharedValue(0);

  // Runs again when `x` has changed.
  const isFar = useDerivedValue(() => x.value > 120);

  // Runs again when `x` or `isFar` has changed.
  const style = useAnimatedStyle(() => ({
    backgroundColor: isFar.value ? 'firebrick' : 'navy',
    transform: [{ translateX: x.value }],
  }));

  return (
    <View>
      <Animated.View style={[{ width: 80, height: 80 }, style]} />
      <Button
        title="Move"
        onPress={() => {
          x.value = Math.random() * 240;
        }}
      />
    </View>
  );
}
export {};
