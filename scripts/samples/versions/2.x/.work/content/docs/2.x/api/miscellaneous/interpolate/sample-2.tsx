import React from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  interpolate,
  useAnimatedScrollHandler,
  useAnimatedStyle,
  useSharedValue,
} from 'react-native-reanimated';

export default function Profile() {
  const scrolled = useSharedValue(0);
  const onScroll = useAnimatedScrollHandler(({ contentOffset }) => {
    scrolled.value = contentOffset.y;
  });

  const picture = useAnimatedStyle(() => {
    const scale = interpolate(scrolled.value, [0, 140], [1, 0.4], 'clamp');
    return { transform: [{ scale }] };
  });

  return (
    <View style={styles.screen}>
      <Animated.View style={[styles.picture, picture]} />
      <Animated.ScrollView onScroll={onScroll} scrollEventThrottle={16}>
        <View style={styles.text} />
      </Animated.ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  picture: {
    alignSelf: 'center',
    width: 120,
    height: 120,
    borderRadius: 60,
    backgroundColor: 'sienna',
  },
  text: { height: 1500, backgroundColor: 'linen' },
});
export {};
