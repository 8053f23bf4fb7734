import React, { useMemo } from 'react';
import { View } from 'react-native';
import Animated, {
  ceil,
  divide,
  event,
  multiply,
  useValue,
} from 'react-native-reanimated';

export default function BegunPages() {
  const scrollY = useValue(0);
  const onScroll = useMemo(
    () => event([{ nativeEvent: { contentOffset: { y: scrollY } } }]),
    [scrollY]
  );
  const width = useMemo(
    () => multiply(ceil(divide(scrollY, 500)), 40),
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
          width,
        }}
      />
    </View>
  );
}
export {};
