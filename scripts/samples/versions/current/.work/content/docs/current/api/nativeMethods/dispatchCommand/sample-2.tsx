import React from 'react';
import { TextInput, View } from 'react-native';
import {
  Gesture,
  GestureDetector,
  GestureHandlerRootView,
} from 'react-native-gesture-handler';
import Animated, {
  // @ts-expect-error exported, but missing from the typings of 3.0 to 3.3
  dispatchCommand,
  useAnimatedRef,
} from 'react-native-reanimated';

const Field = Animated.createAnimatedComponent(TextInput);

export default function Form() {
  const fieldRef = useAnimatedRef<TextInput>();

  const tapOutside = Gesture.Tap().onEnd(() => {
    dispatchCommand(fieldRef, 'blur', []);
  });

  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <Field ref={fieldRef as any} autoFocus placeholder="Street" />
      <GestureDetector gesture={tapOutside}>
        <View style={{ flex: 1, backgroundColor: 'whitesmoke' }} />
      </GestureDetector>
    </GestureHandlerRootView>
  );
}
export {};
