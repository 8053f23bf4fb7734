import React from 'react';
import { Button } from 'react-native';
import { runOnUI } from 'react-native-reanimated';

declare const _WORKLET: boolean;

function whereAmI() {
  'worklet';
  console.log(_WORKLET ? 'UI thread' : 'JavaScript thread');
}

export default function Probe() {
  return <Button title="Probe" onPress={() => runOnUI(whereAmI)()} />;
}
export {};
