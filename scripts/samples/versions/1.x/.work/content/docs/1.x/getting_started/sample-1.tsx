import Animated, { Easing } from 'react-native-reanimated';
export {};
