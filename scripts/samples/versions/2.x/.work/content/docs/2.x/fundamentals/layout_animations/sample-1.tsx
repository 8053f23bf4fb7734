import React, { useState } from 'react';
import { Button, View } from 'react-native';
import Animated, { FadeIn, FadeOut, Layout } from 'react-native-reanimated';

const box = { width: 120, height: 60, margin: 8, backgroundColor: 'navy' };

export default function Boxes() {
  const [keys, setKeys] = useState([1, 2, 3]);

  return (
    <View>
      <Button
        title="Add on top"
        onPress={() => setKeys([Math.max(0, ...keys) + 1, ...keys])}
      />
      <Button title="Remove top" onPress={() => setKeys(keys.slice(1))} />
      {keys.map((key) => (
        <Animated.View
          key={key}
          style={box}
          entering={FadeIn}
          exiting={FadeOut}
          layout={Layout.springify()}
        />
      ))}
    </View>
  );
}
export {};
