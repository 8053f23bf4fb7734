import React, { useMemo } from 'react';
import { View } from 'react-native';
import Animated, { event, multiply, useValue } from 'react-native-reanimated';

export default function Parallax() {
  const y = useValue(0);
  const onScroll = useMemo(
    () => event([{ nativeEvent: { contentOffset: { y } } }]),
    [y]
  );
  const translateY = useMemo(() => multiply(y, 0.5), [y]);

  return (
    <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
      <Animated.View
        style={{
          height: 200,
          backgroundColor: 'teal',
          transform: [{ translateY }],
        }}
      />
      <View style={{ height: 1600, backgroundColor: 'white' }} />
    </Animated.ScrollView>
  );
}
export {};
