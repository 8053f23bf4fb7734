import React, { useRef, useState } from 'react';
import { Button, View } from 'react-native';
import {
  Transition,
  Transitioning,
  TransitioningView,
} from 'react-native-reanimated';

const transition = (
  <Transition.Together>
    <Transition.In type="fade" durationMs={300} />
    <Transition.Change interpolation="easeInOut" />
    <Transition.Out type="scale" durationMs={200} />
  </Transition.Together>
);

export default function ToggleBox() {
  const ref = useRef<TransitioningView>(null);
  const [open, setOpen] = useState(false);

  const toggle = () => {
    if (ref.current) {
      ref.current.animateNextTransition();
    }
    setOpen(!open);
  };

  return (
    <Transitioning.View ref={ref} transition={transition} style={{ flex: 1 }}>
      <Button title={open ? 'Hide' : 'Show'} onPress={toggle} />
      {open && <View style={{ height: 120, backgroundColor: 'teal' }} />}
    </Transitioning.View>
  );
}
export {};
