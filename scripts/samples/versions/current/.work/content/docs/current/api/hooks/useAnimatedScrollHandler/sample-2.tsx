import React from 'react';
import { View } from 'react-native';
import Animated, {
  useAnimatedScrollHandler,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

export default function ScrollBar() {
  const scrollY = useSharedValue(0);
  const isDragging = useSharedValue(false);

  const onScroll = useAnimatedScrollHandler({
    onScroll: (event) => {
      scrollY.value = event.contentOffset.y;
    },
    onBeginDrag: () => {
      isDragging.value = true;
    },
    onEndDrag: () => {
      isDragging.value = false;
    },
  });

  const style = useAnimatedStyle(() => ({
    opacity: withTiming(isDragging.value ? 1 : 0.3),
    transform: [{ translateY: scrollY.value / 10 }],
  }));

  return (
    <View style={{ flex: 1, flexDirection: 'row' }}>
      <Animated.View
        style={[{ width: 6, height: 60, backgroundColor: 'navy' }, style]}
      />
      <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
        <View style={{ height: 3000 }} />
      </Animated.ScrollView>
    </View>
  );
}
export {};
