import React, { useState } from 'react';
import { Button, View } from 'react-native';
import { runOnUI } from 'react-native-reanimated';

const unit = 'points';

export default function Score() {
  const [score, setScore] = useState(0);

  const report = () => {
    'worklet';
    console.log(`${score} ${unit}`);
  };

  return (
    <View>
      <Button title="Win" onPress={() => setScore(score + 10)} />
      <Button title="Report" onPress={() => runOnUI(report)()} />
    </View>
  );
}
export {};
