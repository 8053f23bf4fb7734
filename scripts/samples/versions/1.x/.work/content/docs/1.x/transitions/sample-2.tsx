import React, { useRef, useState } from 'react';
import { Button, Text } from 'react-native';
import {
  Transition,
  Transitioning,
  TransitioningView,
} from 'react-native-reanimated';

const transition = (
  <Transition.Sequence>
    <Transition.Out type="scale" durationMs={200} />
    <Transition.Change durationMs={200} />
    <Transition.In type="fade" durationMs={300} propagation="top" />
  </Transition.Sequence>
);

export default function ShufflingList() {
  const ref = useRef<TransitioningView>(null);
  const [items, setItems] = useState(['Ash', 'Birch', 'Cedar', 'Elm']);

  const rotate = () => {
    if (ref.current) {
      ref.current.animateNextTransition();
    }
    setItems([...items.slice(1), `Tree ${Date.now() % 100000}`]);
  };

  return (
    <Transitioning.View ref={ref} transition={transition}>
      <Button title="Next" onPress={rotate} />
      {items.map(item => (
        <Text key={item} style={{ padding: 12 }}>
          {item}
        </Text>
      ))}
    </Transitioning.View>
  );
}
export {};
