import React, { useState } from 'react';
import { Button, Text, View } from 'react-native';
import Animated, { FadeInDown, runOnJS } from 'react-native-reanimated';

const names = ['Ada', 'Grace', 'Edsger'];

export default function StaggeredList() {
  const [visible, setVisible] = useState(false);
  const [ready, setReady] = useState(0);

  const countReady = () => setReady((n) => n + 1);

  return (
    <View>
      <Button title="Toggle" onPress={() => setVisible(!visible)} />
      <Text>{ready} rows have arrived</Text>
      {visible &&
        names.map((name, index) => (
          <Animated.Text
            key={name}
            entering={FadeInDown.springify()
              .damping(15)
              .delay(index * 100)
              .withCallback((finished) => {
                'worklet';
                if (finished) {
                  runOnJS(countReady)();
                }
              })}
          >
            {name}
          </Animated.Text>
        ))}
    </View>
  );
}
export {};
