import React, { useState } from 'react';
import { Button, Text, View } from 'react-native';
import Animated, {
  Easing,
  EntryAnimationsValues,
  ExitAnimationsValues,
  runOnJS,
  withDelay,
  withSpring,
  withTiming,
} from 'react-native-reanimated';

const landed = (finished: boolean) => console.log('landed', finished);

function dropIn({ targetOriginY, targetHeight }: EntryAnimationsValues) {
  'worklet';
  return {
    initialValues: {
      opacity: 0,
      originY: targetOriginY - 2 * targetHeight,
      transform: [{ rotate: '-6deg' }],
    },
    animations: {
      opacity: withTiming(1, { duration: 150 }),
      originY: withSpring(targetOriginY, { damping: 12 }),
      transform: [{ rotate: withDelay(250, withSpring('0deg')) }],
    },
    callback: (finished: boolean) => {
      'worklet';
      runOnJS(landed)(finished);
    },
  };
}

function fold({ currentHeight }: ExitAnimationsValues) {
  'worklet';
  const timing = { duration: 350, easing: Easing.out(Easing.cubic) };
  return {
    initialValues: { height: currentHeight, opacity: 1 },
    animations: {
      height: withTiming(0, timing),
      opacity: withTiming(0, timing),
    },
  };
}

export default function Notes() {
  const [open, setOpen] = useState(false);

  return (
    <View style={{ paddingTop: 200 }}>
      {open && (
        <Animated.View
          entering={dropIn}
          exiting={fold}
          style={{ height: 90, padding: 12, backgroundColor: 'khaki' }}
        >
          <Text>Water the plants</Text>
        </Animated.View>
      )}
      <Button title="Toggle" onPress={() => setOpen(!open)} />
    </View>
  );
}
export {};
