import React, { useState } from 'react';
import { Text, View } from 'react-native';
import Animated, {
  runOnJS,
  useAnimatedReaction,
  useAnimatedScrollHandler,
  useSharedValue,
} from 'react-native-reanimated';

export default function ScrollHint() {
  const [scrolled, setScrolled] = useState(false);
  const scrollY = useSharedValue(0);
  const onScroll = useAnimatedScrollHandler((event) => {
    scrollY.value = event.contentOffset.y;
  });

  useAnimatedReaction(
    () => scrollY.value > 100,
    (isPast, wasPast) => {
      if (isPast !== wasPast) {
        runOnJS(setScrolled)(isPast);
      }
    }
  );

  return (
    <View style={{ flex: 1 }}>
      <Text>{scrolled ? 'Past the header' : 'At the top'}</Text>
      <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
        <View style={{ height: 2000 }} />
      </Animated.ScrollView>
    </View>
  );
}
export {};
