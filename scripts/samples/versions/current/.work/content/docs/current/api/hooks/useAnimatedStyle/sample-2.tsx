import React, { useState } from 'react';
import { Button, StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

export default function ResizableBox() {
  const [rounded, setRounded] = useState(false);
  const width = useSharedValue(80);

  const style = useAnimatedStyle(
    () => ({
      width: withTiming(width.value),
      borderRadius: withTiming(rounded ? 20 : 0),
    }),
    [rounded]
  );

  return (
    <View>
      <Animated.View style={[styles.box, style]} />
      <Button
        title="Resize"
        onPress={() => {
          width.value = 80 + Math.random() * 200;
        }}
      />
      <Button title="Round" onPress={() => setRounded(!rounded)} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { height: 80, backgroundColor: 'navy' },
});
export {};
