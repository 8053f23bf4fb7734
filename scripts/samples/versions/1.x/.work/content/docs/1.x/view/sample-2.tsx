import React from 'react';
import { TextInput } from 'react-native';
import Animated, { useValue } from 'react-native-reanimated';

const AnimatedTextInput = Animated.createAnimatedComponent(TextInput);

export default function FadedInput() {
  const opacity = useValue(0.6);

  return <AnimatedTextInput placeholder="Name" style={{ opacity }} />;
}
export {};
