import React from 'react';
import { Button, TextInput, TextInputProps, View } from 'react-native';
import Animated, {
  createAnimatedPropAdapter,
  useAnimatedProps,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

const AnimatedTextInput = Animated.createAnimatedComponent(TextInput);

// The native view calls the text of a TextInput "text", not "value".
const textAdapter = createAnimatedPropAdapter(
  (props) => {
    if ('value' in props) {
      props.text = props.value;
      delete props.value;
    }
  },
  ['text']
);

export default function Counter() {
  const count = useSharedValue(0);
  const animatedProps = useAnimatedProps<TextInputProps>(
    () => ({ value: String(Math.round(count.value)) }),
    null,
    textAdapter
  );

  return (
    <View>
      <AnimatedTextInput editable={false} animatedProps={animatedProps} />
      <Button
        title="Count"
        onPress={() => {
          count.value = withTiming(100, { duration: 2000 });
        }}
      />
    </View>
  );
}
export {};
