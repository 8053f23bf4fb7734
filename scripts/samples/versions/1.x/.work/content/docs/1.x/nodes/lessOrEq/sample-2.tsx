import React, { useMemo } from 'react';
import { View } from 'react-native';
import Animated, {
  cond,
  event,
  lessOrEq,
  useValue,
} from 'react-native-reanimated';

export default function NearTop() {
  const scrollY = useValue(0);
  const onScroll = useMemo(
    () => event([{ nativeEvent: { contentOffset: { y: scrollY } } }]),
    [scrollY]
  );
  const opacity = useMemo(() => cond(lessOrEq(scrollY, 80), 1, 0), [scrollY]);

  return (
    <View style={{ flex: 1 }}>
      <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
        <View style={{ height: 2000 }} />
      </Animated.ScrollView>
      <Animated.View
        style={{
          height: 6,
          backgroundColor: 'teal',
          opacity,
        }}
      />
    </View>
  );
}
export {};
