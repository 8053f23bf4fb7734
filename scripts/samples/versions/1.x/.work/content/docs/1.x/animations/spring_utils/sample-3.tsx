import React, { useRef } from 'react';
import { Button, View } from 'react-native';
import Animated, {
  SpringUtils,
  spring,
  useValue,
} from 'react-native-reanimated';

export default function Bouncy() {
  const x = useValue(0);
  const target = useRef(160);

  const jump = () => {
    const config = SpringUtils.makeConfigFromBouncinessAndSpeed({
      ...SpringUtils.makeDefaultConfig(),
      bounciness: 12,
      speed: 10,
      toValue: target.current,
    });
    spring(x, config).start();
    target.current = target.current === 160 ? 0 : 160;
  };

  return (
    <View>
      <Animated.View
        style={{
          width: 60,
          height: 60,
          backgroundColor: 'teal',
          transform: [{ translateX: x }],
        }}
      />
      <Button title="Jump" onPress={jump} />
    </View>
  );
}
export {};
