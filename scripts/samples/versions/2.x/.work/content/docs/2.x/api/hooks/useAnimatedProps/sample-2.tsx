import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  useAnimatedProps,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle, CircleProps } from 'react-native-svg';

const Ring = Animated.createAnimatedComponent(Circle);

const RADIUS = 40;
const LENGTH = 2 * Math.PI * RADIUS;

export default function Download() {
  const done = useSharedValue(0);

  const dash = useAnimatedProps<CircleProps>(() => ({
    strokeDashoffset: LENGTH * (1 - done.value),
  }));

  const download = () => {
    done.value = 0;
    done.value = withTiming(1, { duration: 1500 });
  };

  return (
    <View>
      <Svg width={100} height={100}>
        <Ring
          animatedProps={dash}
          cx={50}
          cy={50}
          r={RADIUS}
          fill="none"
          stroke="seagreen"
          strokeWidth={8}
          strokeDasharray={LENGTH}
        />
      </Svg>
      <Button title="Download" onPress={download} />
    </View>
  );
}
export {};
