import React from 'react';
import { Button, View } from 'react-native';
import Animated, { useValue } from 'react-native-reanimated';

export default function Fader() {
  const opacity = useValue<number>(1);

  return (
    <View>
      <Animated.View
        style={{ width: 80, height: 80, backgroundColor: 'teal', opacity }}
      />
      <Button title="Dim" onPress={() => opacity.setValue(0.3)} />
    </View>
  );
}
export {};
