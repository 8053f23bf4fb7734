import React from 'react';
import { Button, StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';

export default function StoppablePulse() {
  const scale = useSharedValue(1);
  const style = useAnimatedStyle(() => ({
    transform: [{ scale: scale.value }],
  }));
  return (
    <View>
      <Animated.View style={[styles.box, style]} />
      <Button
        title="Start"
        onPress={() => {
          scale.value = withRepeat(withTiming(1.5), -1, true);
        }}
      />
      <Button title="Stop" onPress={() => cancelAnimation(scale)} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { width: 60, height: 60, margin: 40, backgroundColor: 'teal' },
});
export {};
