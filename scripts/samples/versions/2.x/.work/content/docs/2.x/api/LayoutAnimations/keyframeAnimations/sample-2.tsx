import React, { useState } from 'react';
import { Button, Text, View } from 'react-native';
import Animated, { Easing, Keyframe } from 'react-native-reanimated';

const landing = () =>
  new Keyframe({
    from: { opacity: 0, transform: [{ scale: 3 }, { rotate: '-20deg' }] },
    60: {
      opacity: 1,
      transform: [{ scale: 0.9 }, { rotate: '8deg' }],
      easing: Easing.in(Easing.cubic),
    },
    to: { transform: [{ scale: 1 }, { rotate: '5deg' }] },
  }).duration(450);

const falling = new Keyframe({
  from: { opacity: 1, transform: [{ scale: 1 }, { translateY: 0 }] },
  to: { opacity: 0, transform: [{ scale: 0.6 }, { translateY: 120 }] },
}).delay(100);

export default function Stamp() {
  const [stamped, setStamped] = useState(false);

  return (
    <View>
      <Button title="Toggle" onPress={() => setStamped(!stamped)} />
      {stamped && (
        <Animated.View entering={landing()} exiting={falling}>
          <Text style={{ color: 'firebrick', fontSize: 32 }}>PAID</Text>
        </Animated.View>
      )}
    </View>
  );
}
export {};
