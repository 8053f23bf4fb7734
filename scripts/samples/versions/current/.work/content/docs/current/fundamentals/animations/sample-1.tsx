import React from 'react';
import { Button, StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSpring,
} from 'react-native-reanimated';

export default function SpringBox() {
  const x = useSharedValue(0);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.value }],
  }));

  return (
    <View>
      <Animated.View style={[styles.box, style]} />
      <Button
        title="Move"
        onPress={() => {
          x.value = withSpring(Math.random() * 240);
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { width: 72, height: 72, borderRadius: 12, backgroundColor: 'navy' },
});
export {};
