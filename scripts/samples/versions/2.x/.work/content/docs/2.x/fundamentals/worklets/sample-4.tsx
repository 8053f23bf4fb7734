import React, { useState } from 'react';
import { Button, Text, View } from 'react-native';
import { runOnJS, runOnUI } from 'react-native-reanimated';

function celsius(fahrenheit: number) {
  'worklet';
  return ((fahrenheit - 32) * 5) / 9;
}

export default function Thermometer() {
  const [degrees, setDegrees] = useState<number>();

  const convert = (fahrenheit: number) => {
    'worklet';
    const result = celsius(fahrenheit); // at once, on the UI thread
    runOnJS(setDegrees)(result); // later, on the JavaScript thread
  };

  return (
    <View>
      <Text>{degrees === undefined ? '–' : `${degrees.toFixed(1)} °C`}</Text>
      <Button title="Convert 70 °F" onPress={() => runOnUI(convert)(70)} />
    </View>
  );
}
export {};
