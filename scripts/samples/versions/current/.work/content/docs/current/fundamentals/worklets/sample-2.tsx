import React from 'react';
import { Button } from 'react-native';
import { runOnUI } from 'react-native-reanimated';

function greet(name: string) {
  'worklet';
  console.log(`Hello ${name} from the UI thread`);
}

export default function GreetButton() {
  return <Button title="Greet" onPress={() => runOnUI(greet)('Ada')} />;
}
export {};
