import React, { useCallback, useState } from 'react';
import { Pressable, StyleSheet, Text } from 'react-native';
import Animated, {
  FrameInfo,
  useAnimatedStyle,
  useFrameCallback,
  useSharedValue,
} from 'react-native-reanimated';

export default function Stopwatch() {
  const angle = useSharedValue(0);
  const [running, setRunning] = useState(false);

  const turn = useCallback(({ timeSincePreviousFrame }: FrameInfo) => {
    'worklet';
    const seconds = (timeSincePreviousFrame ?? 0) / 1000;
    angle.value += 90 * seconds;
  }, []);
  const clock = useFrameCallback(turn, false);

  const toggle = () => {
    clock.setActive(!running);
    setRunning(!running);
  };

  const hand = useAnimatedStyle(() => ({
    transform: [{ rotate: `${angle.value}deg` }],
  }));

  return (
    <Pressable onPress={toggle} style={styles.watch}>
      <Animated.View style={[styles.hand, hand]} />
      <Text>{running ? 'Stop' : 'Start'}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  watch: { alignItems: 'center', padding: 24 },
  hand: { width: 4, height: 120, backgroundColor: 'crimson' },
});
export {};
