import Animated from 'react-native-reanimated';

function Participant({ name, onRemove }: ParticipantProps) {
  return (
    <Animated.View style={styles.row}>
      <Text>{name}</Text>
      <Button title="Remove" onPress={onRemove} />
    </Animated.View>
  );
}
export {};
