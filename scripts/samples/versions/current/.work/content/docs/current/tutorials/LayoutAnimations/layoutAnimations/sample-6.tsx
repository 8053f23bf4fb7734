import Animated, { Layout, LightSpeedInLeft } from 'react-native-reanimated';

function Participant({ name, onRemove }: ParticipantProps) {
  return (
    <Animated.View
      style={styles.row}
      entering={LightSpeedInLeft}
      layout={Layout.springify()}
    >
      <Text>{name}</Text>
      <Button title="Remove" onPress={onRemove} />
    </Animated.View>
  );
}
export {};
