import React, { useState } from 'react';
import { Button, Text, View } from 'react-native';
import Animated, {
  Easing,
  runOnJS,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

export default function Progress() {
  const width = useSharedValue(10);
  const [status, setStatus] = useState('idle');

  const style = useAnimatedStyle(() => ({ width: width.value }));

  const start = () => {
    setStatus('running');
    width.value = withTiming(
      width.value === 10 ? 250 : 10,
      { duration: 500, easing: Easing.bezier(0.3, 0.9, 0.4, 1) },
      (finished) => {
        runOnJS(setStatus)(finished ? 'done' : 'interrupted');
      }
    );
  };

  return (
    <View>
      <Animated.View style={[{ height: 40, backgroundColor: 'navy' }, style]} />
      <Text>{status}</Text>
      <Button title="Start" onPress={start} />
    </View>
  );
}
export {};
