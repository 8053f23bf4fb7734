import React, { useMemo } from 'react';
import { View } from 'react-native';
import Animated, {
  divide,
  event,
  floor,
  multiply,
  useValue,
} from 'react-native-reanimated';

export default function RowMarker() {
  const scrollY = useValue(0);
  const onScroll = useMemo(
    () => event([{ nativeEvent: { contentOffset: { y: scrollY } } }]),
    [scrollY]
  );
  const translateX = useMemo(
    () => multiply(floor(divide(scrollY, 80)), 12),
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
          width: 12,
          transform: [{ translateX }],
        }}
      />
    </View>
  );
}
export {};
