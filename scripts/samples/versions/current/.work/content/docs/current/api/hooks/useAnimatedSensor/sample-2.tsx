import React from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  SensorType,
  useAnimatedSensor,
  useAnimatedStyle,
  withTiming,
} from 'react-native-reanimated';

const EVERY_FRAME = { interval: 16 };

export default function ArtificialHorizon() {
  const { sensor } = useAnimatedSensor(SensorType.ROTATION, EVERY_FRAME);

  const world = useAnimatedStyle(() => {
    const { pitch, roll } = sensor.value;
    return {
      transform: [
        { rotate: `${-roll}rad` },
        { translateY: withTiming(pitch * 90, { duration: 60 }) },
      ],
    };
  });

  return (
    <View style={styles.dial}>
      <Animated.View style={[styles.world, world]}>
        <View style={styles.ground} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  dial: {
    width: 200,
    height: 200,
    borderRadius: 100,
    overflow: 'hidden',
    backgroundColor: '#a8dadc',
  },
  // Larger than the dial, and centred on it.
  world: {
    position: 'absolute',
    top: -200,
    left: -200,
    width: 600,
    height: 600,
    justifyContent: 'flex-end',
  },
  ground: { height: 300, backgroundColor: '#6b705c' },
});
export {};
