import React from 'react';
import { Button, StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSpring,
} from 'react-native-reanimated';

export default function TwoSprings() {
  const x = useSharedValue(0);
  const lively = useAnimatedStyle(() => ({
    transform: [{ translateX: withSpring(x.value) }],
  }));
  const calm = useAnimatedStyle(() => ({
    transform: [
      { translateX: withSpring(x.value, { damping: 22, stiffness: 110 }) },
    ],
  }));

  return (
    <View>
      <Animated.View style={[styles.box, lively]} />
      <Animated.View style={[styles.box, calm]} />
      <Button
        title="Move"
        onPress={() => {
          x.value = Math.random() * 240;
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { width: 56, height: 56, margin: 8, backgroundColor: 'navy' },
});
export {};
