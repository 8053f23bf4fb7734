import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  useAnimatedProps,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';

const AnimatedCircle = Animated.createAnimatedComponent(Circle);

export default function GrowingCircle() {
  const radius = useSharedValue(12);
  const circle = useAnimatedProps(() => ({ r: radius.value }));

  return (
    <View>
      <Svg width={160} height={160}>
        <AnimatedCircle cx={80} cy={80} fill="navy" animatedProps={circle} />
      </Svg>
      <Button
        title="Grow"
        onPress={() => {
          radius.value = withTiming(72);
        }}
      />
    </View>
  );
}
export {};
