import React, { useState } from 'react';
import { Button, View } from 'react-native';
import Animated, { Easing, timing, useValue } from 'react-native-reanimated';

export default function MoveOnPress() {
  const x = useValue(0);
  const [label, setLabel] = useState('Move');

  const move = () => {
    timing(x, {
      toValue: 200,
      duration: 400,
      easing: Easing.inOut(Easing.quad),
    }).start(({ finished }) => setLabel(finished ? 'Done' : 'Interrupted'));
  };

  return (
    <View>
      <Animated.View
        style={{
          width: 60,
          height: 60,
          backgroundColor: 'teal',
          transform: [{ translateX: x }],
        }}
      />
      <Button title={label} onPress={move} />
    </View>
  );
}
export {};
