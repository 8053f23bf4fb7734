import React from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  scrollTo,
  useAnimatedReaction,
  useAnimatedRef,
  useScrollViewOffset,
} from 'react-native-reanimated';

export default function Parallax() {
  const front = useAnimatedRef<Animated.ScrollView>();
  const back = useAnimatedRef<Animated.ScrollView>();
  const offset = useScrollViewOffset(front);

  useAnimatedReaction(
    () => offset.value * 2,
    (twice) => scrollTo(back, twice, 0, false)
  );

  return (
    <View>
      <Animated.ScrollView ref={front} horizontal scrollEventThrottle={16}>
        <View style={[styles.strip, { width: 1200 }]} />
      </Animated.ScrollView>
      <Animated.ScrollView ref={back} horizontal scrollEnabled={false}>
        <View style={[styles.strip, { width: 2400 }]} />
      </Animated.ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    height: 80,
    borderWidth: 8,
    borderStyle: 'dashed',
    borderColor: 'slateblue',
  },
});
export {};
