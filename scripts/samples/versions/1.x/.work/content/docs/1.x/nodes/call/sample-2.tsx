import React, { useMemo, useState } from 'react';
import { Text, View } from 'react-native';
import { PanGestureHandler, State } from 'react-native-gesture-handler';
import Animated, {
  call,
  event,
  onChange,
  useCode,
  useValue,
} from 'react-native-reanimated';

export default function DragLabel() {
  const [active, setActive] = useState(false);
  const state = useValue<number>(State.UNDETERMINED);
  const onGesture = useMemo(
    () => event([{ nativeEvent: { state } }]),
    [state]
  );

  useCode(
    () =>
      onChange(
        state,
        call([state], ([current]) => setActive(current === State.ACTIVE))
      ),
    [state]
  );

  return (
    <View>
      <Text>{active ? 'Dragging' : 'At rest'}</Text>
      <PanGestureHandler onHandlerStateChange={onGesture}>
        <Animated.View
          style={{ width: 80, height: 80, backgroundColor: 'teal' }}
        />
      </PanGestureHandler>
    </View>
  );
}
export {};
