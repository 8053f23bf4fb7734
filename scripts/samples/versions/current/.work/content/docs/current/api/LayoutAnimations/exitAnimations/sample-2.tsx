import React, { useState } from 'react';
import { Button, View } from 'react-native';
import Animated, { LightSpeedOutRight, runOnJS } from 'react-native-reanimated';

export default function LeavingBox() {
  const [visible, setVisible] = useState(true);

  const report = (finished: boolean) => console.log('left', finished);

  return (
    <View>
      <Button title="Toggle" onPress={() => setVisible(!visible)} />
      {visible && (
        <Animated.View
          exiting={LightSpeedOutRight.duration(400).withCallback((finished) => {
            'worklet';
            runOnJS(report)(finished);
          })}
          style={{ width: 80, height: 80, backgroundColor: 'navy' }}
        />
      )}
    </View>
  );
}
export {};
