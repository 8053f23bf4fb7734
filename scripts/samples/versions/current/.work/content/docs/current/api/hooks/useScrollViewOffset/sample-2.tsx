import React from 'react';
import { View } from 'react-native';
import Animated, {
  interpolate,
  useAnimatedRef,
  useAnimatedStyle,
  useScrollViewOffset,
} from 'react-native-reanimated';

export default function FadingHeader() {
  const scrollRef = useAnimatedRef<Animated.ScrollView>();
  const offset = useScrollViewOffset(scrollRef);

  const style = useAnimatedStyle(() => ({
    opacity: interpolate(offset.value, [0, 100], [1, 0], 'clamp'),
  }));

  return (
    <View style={{ flex: 1 }}>
      <Animated.View
        style={[{ height: 100, backgroundColor: 'navy' }, style]}
      />
      <Animated.ScrollView ref={scrollRef} scrollEventThrottle={16}>
        <View style={{ height: 2000 }} />
      </Animated.ScrollView>
    </View>
  );
}
export {};
