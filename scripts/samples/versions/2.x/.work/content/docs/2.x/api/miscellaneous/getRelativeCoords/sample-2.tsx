import React from 'react';
import {
  PanGestureHandler,
  PanGestureHandlerGestureEvent,
} from 'react-native-gesture-handler';
import Animated, {
  measure,
  useAnimatedGestureHandler,
  useAnimatedRef,
} from 'react-native-reanimated';

export default function DropZone() {
  const zoneRef = useAnimatedRef<Animated.View>();

  const onPan = useAnimatedGestureHandler<PanGestureHandlerGestureEvent>({
    onEnd: (event) => {
      const zone = measure(zoneRef);
      if (zone !== null) {
        const x = event.absoluteX - zone.pageX;
        const y = event.absoluteY - zone.pageY;
        console.log('dropped at', x, y);
      }
    },
  });

  return (
    <Animated.View ref={zoneRef} style={{ flex: 1, padding: 40 }}>
      <PanGestureHandler onGestureEvent={onPan}>
        <Animated.View
          style={{ width: 80, height: 80, backgroundColor: 'navy' }}
        />
      </PanGestureHandler>
    </Animated.View>
  );
}
export {};
