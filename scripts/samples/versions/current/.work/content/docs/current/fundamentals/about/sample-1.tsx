import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSpring,
} from 'react-native-reanimated';

export default function MovingBox() {
  const x = useSharedValue(0);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.value }],
  }));

  return (
    <View>
      <Animated.View
        style={[{ width: 80, height: 80, backgroundColor: 'navy' }, style]}
      />
      <Button
        title="Move"
        onPress={() => {
          x.value = withSpring(Math.random() * 200);
        }}
      />
    </View>
  );
}
export {};
