import React, { useMemo } from 'react';
import { View } from 'react-native';
import Animated, {
  concat,
  cond,
  diff,
  event,
  lessThan,
  useValue,
} from 'react-native-reanimated';

export default function ScrollDirection() {
  const scrollY = useValue(0);
  const onScroll = useMemo(
    () => event([{ nativeEvent: { contentOffset: { y: scrollY } } }]),
    [scrollY]
  );
  const rotate = useMemo(
    () => concat(cond(lessThan(diff(scrollY), 0), 180, 0), 'deg'),
    [scrollY]
  );

  return (
    <View style={{ flex: 1 }}>
      <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
        <View style={{ height: 2000 }} />
      </Animated.ScrollView>
      <Animated.View
        style={{
          width: 40,
          height: 40,
          borderBottomWidth: 6,
          borderColor: 'teal',
          transform: [{ rotate }],
        }}
      />
    </View>
  );
}
export {};
