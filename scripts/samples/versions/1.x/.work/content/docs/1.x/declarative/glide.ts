import Animated, {
  Clock,
  Easing,
  Value,
  block,
  clockRunning,
  cond,
  set,
  startClock,
  stopClock,
  timing,
} from 'react-native-reanimated';

const zero = () => new Value<number>(0);

export default function glide(
  clock: Clock,
  from: Animated.Adaptable<number>,
  to: Animated.Adaptable<number>
): Animated.Node<number> {
  const destination = zero();
  const [finished, position, time, frameTime] = [zero(), zero(), zero(), zero()];
  const step = timing(
    clock,
    { finished, position, time, frameTime },
    { toValue: destination, duration: 450, easing: Easing.out(Easing.cubic) }
  );
  const begin = [
    ...[finished, time, frameTime].map(value => set(value, 0)),
    set(position, from),
    startClock(clock),
  ];

  return block([
    set(destination, to),
    cond(clockRunning(clock), 0, begin),
    step,
    cond(finished, stopClock(clock)),
    position,
  ]);
}
export {};
