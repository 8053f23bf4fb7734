import React, { useMemo } from 'react';
import { View } from 'react-native';
import Animated, {
  divide,
  event,
  sub,
  useValue,
} from 'react-native-reanimated';

export default function FadingTitle() {
  const scrollY = useValue(0);
  const onScroll = useMemo(
    () => event([{ nativeEvent: { contentOffset: { y: scrollY } } }]),
    [scrollY]
  );
  const opacity = useMemo(() => sub(1, divide(scrollY, 120)), [scrollY]);

  return (
    <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
      <Animated.Text style={{ fontSize: 32, opacity }}>Title</Animated.Text>
      <View style={{ height: 1600 }} />
    </Animated.ScrollView>
  );
}
export {};
