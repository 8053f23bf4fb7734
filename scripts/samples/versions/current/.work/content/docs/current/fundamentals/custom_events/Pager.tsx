import React from 'react';
import { StyleSheet, Text, View } from 'react-native';
import PagerView from 'react-native-pager-view';
import Animated, {
  SharedValue,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
} from 'react-native-reanimated';
import { usePagePosition } from './usePagePosition';

const AnimatedPager = Animated.createAnimatedComponent(PagerView);
const pages = ['First', 'Second', 'Third'];

function Dot(props: { index: number; position: SharedValue<number> }) {
  const { index, position } = props;
  const style = useAnimatedStyle(() => ({
    opacity: interpolate(
      position.value,
      [index - 1, index, index + 1],
      [0.3, 1, 0.3],
      'clamp'
    ),
  }));
  return <Animated.View style={[styles.dot, style]} />;
}

export default function Pager() {
  const position = useSharedValue(0);
  const followPager = usePagePosition((place) => {
    'worklet';
    position.value = place;
  });

  return (
    <View style={styles.screen}>
      <AnimatedPager
        style={styles.screen}
        initialPage={0}
        onPageScroll={followPager}
      >
        {pages.map((title) => (
          <View key={title} collapsable={false}>
            <Text>{title}</Text>
          </View>
        ))}
      </AnimatedPager>
      <View style={styles.dots}>
        {pages.map((title, index) => (
          <Dot key={title} index={index} position={position} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  dots: { flexDirection: 'row', justifyContent: 'center' },
  dot: {
    width: 10,
    height: 10,
    margin: 5,
    borderRadius: 5,
    backgroundColor: 'navy',
  },
});
export {};
