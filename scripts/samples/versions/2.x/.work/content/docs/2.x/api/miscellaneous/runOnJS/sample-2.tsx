import React, { useState } from 'react';
import { Button, Text, View } from 'react-native';
import Animated, {
  runOnJS,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

export default function Recorder() {
  const width = useSharedValue(50);
  const bar = useAnimatedStyle(() => ({ width: width.value }));
  const [results, setResults] = useState<string[]>([]);

  const record = (result: string) => {
    setResults((previous) => [...previous, result].slice(-3));
  };

  const start = () => {
    const target = 50 + Math.random() * 200;
    width.value = withTiming(target, { duration: 1000 }, (finished) => {
      runOnJS(record)(finished ? 'completed' : 'interrupted');
    });
  };

  return (
    <View>
      <Animated.View style={[{ height: 40, backgroundColor: 'navy' }, bar]} />
      <Button title="Start" onPress={start} />
      <Text>{results.join(', ')}</Text>
    </View>
  );
}
export {};
