import React from 'react';
import Animated, { Value } from 'react-native-reanimated';

export default class Shifted extends React.Component {
  private left = new Value(24);

  render() {
    return (
      <Animated.View
        style={{
          width: 80,
          height: 80,
          backgroundColor: 'teal',
          transform: [{ translateX: this.left }],
        }}
      />
    );
  }
}
export {};
