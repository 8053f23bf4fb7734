import React from 'react';
import { View } from 'react-native';
import Animated, { Value, add, block, set } from 'react-native-reanimated';

export default class Derived extends React.Component {
  private base = new Value(10);
  private shifted = new Value(0);

  render() {
    return (
      <View>
        <Animated.Code dependencies={[]}>
          {() => block([set(this.shifted, add(this.base, 30))])}
        </Animated.Code>
        <Animated.View
          style={{
            width: 60,
            height: 60,
            backgroundColor: 'teal',
            transform: [{ translateX: this.shifted }],
          }}
        />
      </View>
    );
  }
}
export {};
