import React, { useState } from 'react';
import { Button, StyleSheet, View } from 'react-native';
import Animated, { Layout } from 'react-native-reanimated';

export default function Shuffle() {
  const [tiles, setTiles] = useState([1, 2, 3, 4, 5, 6]);

  const shuffle = () => {
    setTiles([...tiles].sort(() => Math.random() - 0.5));
  };

  return (
    <View>
      <View style={styles.grid}>
        {tiles.map((tile) => (
          <Animated.View
            key={tile}
            layout={Layout.springify()}
            style={[styles.tile, { opacity: tile / 6 }]}
          />
        ))}
      </View>
      <Button title="Shuffle" onPress={shuffle} />
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', width: 280 },
  tile: { width: 80, height: 80, margin: 5, backgroundColor: 'navy' },
});
export {};
