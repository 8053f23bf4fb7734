import React from 'react';
import { Text, View } from 'react-native';
import Animated, {
  useAnimatedScrollHandler,
  useAnimatedStyle,
  useSharedValue,
} from 'react-native-reanimated';

export default function FadingTitle() {
  const scrolled = useSharedValue(0);

  // A worklet: runs for every scroll event.
  const onScroll = useAnimatedScrollHandler((event) => {
    scrolled.value = event.contentOffset.y;
  });

  // A worklet: runs whenever `scrolled` has changed.
  const style = useAnimatedStyle(() => ({
    opacity: Math.max(0, 1 - scrolled.value / 120),
  }));

  return (
    <View style={{ flex: 1 }}>
      <Animated.Text style={style}>Fades as you scroll</Animated.Text>
      <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
        <Text style={{ height: 1600 }}>Long text</Text>
      </Animated.ScrollView>
    </View>
  );
}
export {};
