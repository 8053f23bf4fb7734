import React from 'react';
import { Button, StyleSheet, View } from 'react-native';
import Animated, {
  interpolateColor,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

const DEGREES = [-10, 10, 35];
const COLOURS = ['royalblue', 'white', 'crimson'];

export default function Thermometer() {
  const degrees = useSharedValue(-5);

  const column = useAnimatedStyle(() => ({
    height: 40 + 4 * degrees.value,
    backgroundColor: interpolateColor(degrees.value, DEGREES, COLOURS),
  }));

  const changeSeason = () => {
    degrees.value = withTiming(degrees.value < 10 ? 32 : -5, { duration: 900 });
  };

  return (
    <View>
      <View style={styles.tube}>
        <Animated.View style={column} />
      </View>
      <Button title="Season" onPress={changeSeason} />
    </View>
  );
}

const styles = StyleSheet.create({
  tube: { width: 24, height: 180, justifyContent: 'flex-end', borderWidth: 1 },
});
export {};
