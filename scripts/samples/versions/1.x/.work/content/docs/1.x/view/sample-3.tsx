import React, { useRef } from 'react';
import { Button, View } from 'react-native';
import Animated from 'react-native-reanimated';

export default function ScrollToTop() {
  const ref = useRef<Animated.ScrollView>(null);

  const toTop = () => {
    if (ref.current) {
      ref.current.getNode().scrollTo({ y: 0 });
    }
  };

  return (
    <Animated.ScrollView ref={ref}>
      <View style={{ height: 1600 }} />
      <Button title="To the top" onPress={toTop} />
    </Animated.ScrollView>
  );
}
export {};
