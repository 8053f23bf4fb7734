import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';

function Bar(props: { index: number; target: Animated.SharedValue<number> }) {
  const { index, target } = props;
  const style = useAnimatedStyle(() => ({
    width: withDelay(index * 100, withTiming(target.value)),
  }));

  return (
    <Animated.View
      style={[{ height: 20, margin: 4, backgroundColor: 'navy' }, style]}
    />
  );
}

export default function StaggeredBars() {
  const target = useSharedValue(40);

  return (
    <View>
      {[0, 1, 2, 3].map((index) => (
        <Bar key={index} index={index} target={target} />
      ))}
      <Button
        title="Grow"
        onPress={() => {
          target.value = target.value === 40 ? 240 : 40;
        }}
      />
    </View>
  );
}
export {};
