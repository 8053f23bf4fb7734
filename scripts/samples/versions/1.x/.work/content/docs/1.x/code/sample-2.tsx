import React, { useMemo, useState } from 'react';
import { Switch, View } from 'react-native';
import { PanGestureHandler } from 'react-native-gesture-handler';
import Animated, {
  event,
  multiply,
  set,
  useCode,
  useValue,
} from 'react-native-reanimated';

const box = { width: 60, height: 60, margin: 8 };

export default function Follower() {
  const [linked, setLinked] = useState(true);
  const leader = useValue(0);
  const follower = useValue(0);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { translationX: leader } }]),
    [leader]
  );

  useCode(
    () => linked && [set(follower, multiply(leader, 0.5))],
    [linked, leader, follower]
  );

  return (
    <View>
      <Switch value={linked} onValueChange={setLinked} />
      <PanGestureHandler onGestureEvent={onGesture}>
        <Animated.View
          style={[
            box,
            { backgroundColor: 'teal', transform: [{ translateX: leader }] },
          ]}
        />
      </PanGestureHandler>
      <Animated.View
        style={[
          box,
          { backgroundColor: 'tomato', transform: [{ translateX: follower }] },
        ]}
      />
    </View>
  );
}
export {};
