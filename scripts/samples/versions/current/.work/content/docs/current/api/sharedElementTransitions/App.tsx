import React from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import { NavigationContainer } from '@react-navigation/native';
import {
  NativeStackScreenProps,
  createNativeStackNavigator,
} from '@react-navigation/native-stack';
import Animated from 'react-native-reanimated';

type Routes = { Library: undefined; Book: undefined };

const { Navigator, Screen } = createNativeStackNavigator<Routes>();

function Library(props: NativeStackScreenProps<Routes, 'Library'>) {
  return (
    <View style={styles.shelf}>
      <Animated.View sharedTransitionTag="cover" style={styles.thumbnail} />
      <Button
        title="Open"
        onPress={() => props.navigation.navigate('Book')}
      />
    </View>
  );
}

function Book() {
  return (
    <View>
      <Animated.View sharedTransitionTag="cover" style={styles.cover} />
      <Text>Chapter 1</Text>
    </View>
  );
}

export default function App() {
  return (
    <NavigationContainer>
      <Navigator>
        <Screen name="Library" component={Library} />
        <Screen name="Book" component={Book} />
      </Navigator>
    </NavigationContainer>
  );
}

const styles = StyleSheet.create({
  shelf: { flexDirection: 'row', padding: 16 },
  thumbnail: { width: 60, height: 84, backgroundColor: 'maroon' },
  cover: { alignSelf: 'center', width: 200, height: 280, backgroundColor: 'maroon' },
});
export {};
