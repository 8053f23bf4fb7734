import React from 'react';
import { Button } from 'react-native';
import { useSharedValue } from 'react-native-reanimated';

export default function Counter() {
  const presses = useSharedValue(0);

  return (
    <Button
      title="Press me"
      onPress={() => {
        presses.value += 1;
        console.log(presses.value);
      }}
    />
  );
}
export {};
