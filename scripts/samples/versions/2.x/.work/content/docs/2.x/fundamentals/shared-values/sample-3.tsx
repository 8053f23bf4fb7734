import React from 'react';
import { Text } from 'react-native';
import Animated, {
  useAnimatedScrollHandler,
  useSharedValue,
} from 'react-native-reanimated';

export default function DirectionTracker() {
  const position = useSharedValue(0);
  const direction = useSharedValue<'up' | 'down'>('down');

  const onScroll = useAnimatedScrollHandler((event) => {
    const { y } = event.contentOffset;
    direction.value = y < position.value ? 'up' : 'down';
    position.value = y;
  });

  return (
    <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
      <Text style={{ height: 2000 }}>Scroll up and down</Text>
    </Animated.ScrollView>
  );
}
export {};
