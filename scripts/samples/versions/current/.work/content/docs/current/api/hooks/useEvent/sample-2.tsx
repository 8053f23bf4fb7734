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

function useDragEnd(onDragEnd: (event: OffsetEvent) => void) {
  const { doDependenciesDiffer } = useHandler<OffsetEvent>({ onDragEnd });
  return useEvent<OffsetEvent>(
    (event) => {
      'worklet';
      if (event.eventName?.endsWith('onScrollEndDrag')) {
        onDragEnd(event);
      }
    },
    ['onScrollEndDrag'],
    doDependenciesDiffer
  );
}

export default function DragEndList() {
  const releasedAt = useSharedValue(0);

  const onScrollEndDrag = useDragEnd((event) => {
    'worklet';
    releasedAt.value = event.contentOffset.y;
  });

  const marker = useAnimatedStyle(() => ({
    transform: [{ translateY: releasedAt.value / 10 }],
  }));

  return (
    <View style={styles.screen}>
      <Animated.ScrollView onScrollEndDrag={onScrollEndDrag}>
        <View style={styles.content} />
      </Animated.ScrollView>
      <Animated.View style={[styles.marker, marker]} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { height: 2000 },
  marker: {
    position: 'absolute',
    width: 12,
    height: 12,
    backgroundColor: 'navy',
  },
});
export {};
