import React from 'react';
import { Button } from 'react-native';
import { runOnUI } from 'react-native-reanimated';

function logMessage(message: string) {
  'worklet';
  console.log(`${message}, from the UI thread`);
}

export default function Greet() {
  return (
    <Button title="Greet" onPress={() => runOnUI(logMessage)('Hello')} />
  );
}
export {};
