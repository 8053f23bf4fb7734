import React from 'react';
import { ScrollView, StyleSheet, TextInput, View } from 'react-native';
import Animated, {
  useAnimatedKeyboard,
  useAnimatedStyle,
} from 'react-native-reanimated';

export default function Chat() {
  const { height } = useAnimatedKeyboard();
  const spacer = useAnimatedStyle(() => ({ height: height.value }));

  return (
    <View style={styles.screen}>
      <ScrollView style={styles.messages} />
      <TextInput style={styles.input} placeholder="Write to Ada" />
      <Animated.View style={spacer} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  messages: { flex: 1, backgroundColor: 'aliceblue' },
  input: { minHeight: 44, paddingHorizontal: 16 },
});
export {};
