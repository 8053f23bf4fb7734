import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSpring,
} from 'react-native-reanimated';

function useRandomWidth(max: number) {
  const width = useSharedValue(50);
  const randomise = () => {
    width.value = withSpring(50 + Math.random() * (max - 50));
  };
  return { width, randomise };
}

export default function RandomWidth() {
  const { width, randomise } = useRandomWidth(300);
  const style = useAnimatedStyle(() => ({ width: width.value }));

  return (
    <View>
      <Animated.View style={[{ height: 50, backgroundColor: 'navy' }, style]} />
      <Button title="Random width" onPress={randomise} />
    </View>
  );
}
export {};
