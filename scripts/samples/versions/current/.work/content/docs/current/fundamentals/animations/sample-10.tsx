import React from 'react';
import { Button, View } from 'react-native';
import Animated, { useSharedValue, withTiming } from 'react-native-reanimated';

export default function GrowingBar() {
  const width = useSharedValue(40);

  return (
    <View>
      <Animated.View style={{ width, height: 12, backgroundColor: 'navy' }} />
      <Button
        title="Grow"
        onPress={() => {
          width.value = withTiming(width.value + 40);
        }}
      />
    </View>
  );
}
export {};
