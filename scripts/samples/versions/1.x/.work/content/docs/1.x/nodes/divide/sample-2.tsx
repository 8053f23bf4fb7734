import React, { useMemo } from 'react';
import { View } from 'react-native';
import Animated, {
  cond,
  divide,
  event,
  greaterThan,
  multiply,
  useValue,
} from 'react-native-reanimated';

export default function ReadingProgress() {
  const y = useValue(0);
  const height = useValue(0);
  const onScroll = useMemo(
    () =>
      event([
        { nativeEvent: { contentOffset: { y }, contentSize: { height } } },
      ]),
    [y, height]
  );
  const width = useMemo(
    () => cond(greaterThan(height, 0), multiply(300, divide(y, height)), 0),
    [y, height]
  );

  return (
    <View style={{ flex: 1 }}>
      <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
        <View style={{ height: 2000 }} />
      </Animated.ScrollView>
      <Animated.View style={{ height: 6, backgroundColor: 'teal', width }} />
    </View>
  );
}
export {};
