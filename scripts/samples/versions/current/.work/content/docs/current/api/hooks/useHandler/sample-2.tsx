import React from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useEvent,
  useHandler,
  useSharedValue,
} from 'react-native-reanimated';

type OffsetEvent = {
  contentOffset: { x: number; y: number };
  eventName?: string;
};

type DeltaContext = { lastY?: number };

type DeltaHandlers = {
  onScroll: (event: OffsetEvent, context: DeltaContext) => void;
};

function useScrollDelta(handlers: DeltaHandlers) {
  const { context, doDependenciesDiffer } = useHandler<
    OffsetEvent,
    DeltaContext
  >(handlers);
  return useEvent<OffsetEvent>(
    (event) => {
      'worklet';
      if (event.eventName?.endsWith('onScroll')) {
        handlers.onScroll(event, context);
      }
    },
    ['onScroll'],
    doDependenciesDiffer
  );
}

export default function HidingFooter() {
  const hidden = useSharedValue(0);

  const onScroll = useScrollDelta({
    onScroll: (event, context) => {
      'worklet';
      const y = event.contentOffset.y;
      const delta = y - (context.lastY ?? y);
      context.lastY = y;
      hidden.value = Math.min(Math.max(hidden.value + delta, 0), 60);
    },
  });

  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: hidden.value }],
  }));

  return (
    <View style={styles.screen}>
      <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
        <View style={styles.content} />
      </Animated.ScrollView>
      <Animated.View style={[styles.footer, style]} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { height: 2000 },
  footer: { height: 60, backgroundColor: 'navy' },
});
export {};
