import React, { useMemo } from 'react';
import { View } from 'react-native';
import Animated, {
  diffClamp,
  event,
  multiply,
  useValue,
} from 'react-native-reanimated';

const HEADER = 64;

export default function CollapsibleHeader() {
  const y = useValue(0);
  const onScroll = useMemo(
    () => event([{ nativeEvent: { contentOffset: { y } } }]),
    [y]
  );
  const translateY = useMemo(
    () => multiply(diffClamp(y, 0, HEADER), -1),
    [y]
  );

  return (
    <View style={{ flex: 1 }}>
      <Animated.ScrollView
        bounces={false}
        onScroll={onScroll}
        scrollEventThrottle={16}
      >
        <View style={{ height: 2400, marginTop: HEADER }} />
      </Animated.ScrollView>
      <Animated.View
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          right: 0,
          height: HEADER,
          backgroundColor: 'teal',
          transform: [{ translateY }],
        }}
      />
    </View>
  );
}
export {};
