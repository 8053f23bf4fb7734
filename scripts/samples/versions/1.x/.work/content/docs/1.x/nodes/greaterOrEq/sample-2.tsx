import React, { useMemo } from 'react';
import { View } from 'react-native';
import Animated, {
  cond,
  event,
  greaterOrEq,
  useValue,
} from 'react-native-reanimated';

export default function PastThreshold() {
  const scrollY = useValue(0);
  const onScroll = useMemo(
    () => event([{ nativeEvent: { contentOffset: { y: scrollY } } }]),
    [scrollY]
  );
  const opacity = useMemo(
    () => cond(greaterOrEq(scrollY, 300), 1, 0.2),
    [scrollY]
  );

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
