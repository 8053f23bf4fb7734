import { Keyframe } from 'react-native-reanimated';

export const fadeThenArrive = new Keyframe({
  0: { opacity: 0, transform: [{ translateY: -40 }] },
  25: { opacity: 1 }, // one step, a quarter of the duration
  100: { transform: [{ translateY: 0 }] }, // one step, the full duration
});
export {};
