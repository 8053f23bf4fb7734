import Animated from 'react-native-reanimated';

const progress = new Animated.Value(0);
const width = progress.interpolate({
  inputRange: [0, 1],
  outputRange: [0, 200],
});

export { width };
export {};
