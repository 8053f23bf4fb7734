import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated';

export default function Shake() {
  const x = useSharedValue(0);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.value }],
  }));

  const shake = () => {
    x.value = withSequence(
      withTiming(-12, { duration: 50 }),
      withTiming(12, { duration: 100 }),
      withTiming(0, { duration: 50 })
    );
  };

  return (
    <View>
      <Animated.View
        style={[{ width: 80, height: 80, backgroundColor: 'navy' }, style]}
      />
      <Button title="Shake" onPress={shake} />
    </View>
  );
}
export {};
