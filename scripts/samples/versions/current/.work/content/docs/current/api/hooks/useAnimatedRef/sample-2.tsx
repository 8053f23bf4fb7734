import React from 'react';
import { Button, View } from 'react-native';
import Animated, {
  measure,
  runOnUI,
  useAnimatedRef,
} from 'react-native-reanimated';

export default function MeasuredBox() {
  const boxRef = useAnimatedRef<Animated.View>();

  const logSize = () => {
    'worklet';
    const size = measure(boxRef);
    if (size !== null) {
      console.log(size.width, size.height);
    }
  };

  return (
    <View>
      <Animated.View
        ref={boxRef}
        style={{ width: 80, height: 80, backgroundColor: 'navy' }}
      />
      <Button title="Measure" onPress={() => runOnUI(logSize)()} />
    </View>
  );
}
export {};
