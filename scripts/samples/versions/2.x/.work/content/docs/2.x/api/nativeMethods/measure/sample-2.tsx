import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  measure,
  runOnUI,
  useAnimatedRef,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

export default function Underline() {
  const boxRef = useAnimatedRef<Animated.View>();
  const width = useSharedValue(0);
  const style = useAnimatedStyle(() => ({ width: withTiming(width.value) }));

  const underline = () => {
    'worklet';
    const size = measure(boxRef);
    if (size !== null) {
      width.value = size.width;
    }
  };

  return (
    <View>
      <Animated.View
        ref={boxRef}
        style={{ width: '60%', height: 40, backgroundColor: 'navy' }}
      />
      <Animated.View style={[{ height: 4, backgroundColor: 'red' }, style]} />
      <Button title="Underline" onPress={() => runOnUI(underline)()} />
    </View>
  );
}
export {};
