import React from 'react';
import { requireNativeComponent } from 'react-native';
import Animated, { useValue } from 'react-native-reanimated';

Animated.addWhitelistedUIProps({ fillLevel: true });

const Gauge = Animated.createAnimatedComponent(
  requireNativeComponent('Gauge')
);

export default function AnimatedGauge() {
  const level = useValue(0.25);

  return <Gauge fillLevel={level} style={{ width: 40, height: 120 }} />;
}
export {};
