import React from 'react';
import { StyleSheet, Text } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function Root() {
  return (
    <GestureHandlerRootView style={StyleSheet.absoluteFill}>
      <Text>The rest of the app</Text>
    </GestureHandlerRootView>
  );
}
export {};
