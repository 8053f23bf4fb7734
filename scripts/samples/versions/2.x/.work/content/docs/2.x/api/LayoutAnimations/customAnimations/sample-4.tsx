import React, { useState } from 'react';
import { Button, StyleSheet, View } from 'react-native';
import Animated, {
  LayoutAnimationsValues,
  withDelay,
  withSpring,
  withTiming,
} from 'react-native-reanimated';

const STEP = { duration: 600 };

function sidewaysFirst(box: LayoutAnimationsValues) {
  'worklet';
  const { currentOriginX: originX, currentOriginY: originY } = box;
  const { currentWidth: width, currentHeight: height } = box;

  return {
    initialValues: { originX, originY, width, height },
    animations: {
      originX: withTiming(box.targetOriginX, STEP),
      originY: withDelay(STEP.duration, withTiming(box.targetOriginY, STEP)),
      width: withSpring(box.targetWidth),
      height: withSpring(box.targetHeight),
    },
  };
}

export default function Boxes() {
  const [column, setColumn] = useState(false);

  return (
    <View>
      <Button title="Turn" onPress={() => setColumn(!column)} />
      <View style={column ? styles.column : styles.row}>
        <Animated.View layout={sidewaysFirst} style={styles.box} />
        <Animated.View layout={sidewaysFirst} style={styles.box} />
        <Animated.View layout={sidewaysFirst} style={styles.box} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', height: 210 },
  column: { height: 210 },
  box: { flexGrow: 1, margin: 3, backgroundColor: 'teal' },
});
export {};
