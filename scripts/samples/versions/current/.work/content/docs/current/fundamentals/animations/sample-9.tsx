import React from 'react';
import { Button, StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';

const ANGLE = 15;
const SWING = { duration: 120 };
const HALF_SWING = { duration: SWING.duration / 2 };

export default function Wobble() {
  const tilt = useSharedValue(0);
  const style = useAnimatedStyle(() => ({
    transform: [{ rotateZ: `${tilt.value}deg` }],
  }));

  const wobble = () => {
    tilt.value = withSequence(
      withTiming(-ANGLE, HALF_SWING),
      withRepeat(withTiming(ANGLE, SWING), 4, true),
      withTiming(0, HALF_SWING)
    );
  };

  return (
    <View>
      <Animated.View style={[styles.field, style]} />
      <Button title="Wrong!" onPress={wobble} />
    </View>
  );
}

const styles = StyleSheet.create({
  field: { width: 160, height: 48, borderRadius: 8, backgroundColor: 'navy' },
});
export {};
