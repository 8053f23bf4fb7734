import React from 'react';
import { Pressable, Text } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

const FULL = { duration: 600, easing: Easing.linear };

export default function DownloadBar() {
  const length = useSharedValue(0);
  const bar = useAnimatedStyle(() => ({ width: length.value }));

  const complete = () => {
    length.value = withTiming(240, FULL);
  };

  return (
    <Pressable onPress={complete}>
      <Text>Complete</Text>
      <Animated.View testID="bar" style={[{ height: 4, backgroundColor: 'navy' }, bar]} />
    </Pressable>
  );
}
