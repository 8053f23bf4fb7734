import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';

export default function ThereAndBack() {
  const x = useSharedValue(0);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.value }],
  }));

  const start = () => {
    x.value = withRepeat(
      withTiming(150, { duration: 500 }, (finished, current) => {
        if (finished) console.log('one run, now at', current);
      }),
      4,
      true,
      (finished) => {
        console.log(finished ? 'all runs complete' : 'cancelled');
      }
    );
  };

  return (
    <View>
      <Animated.View
        style={[{ width: 80, height: 80, backgroundColor: 'navy' }, style]}
      />
      <Button title="Start" onPress={start} />
    </View>
  );
}
export {};
