import Animated, { LightSpeedInLeft } from 'react-native-reanimated';

function Participant({ name, onRemove }: ParticipantProps) {
  return (
    <Animated.View style={styles.row} entering={LightSpeedInLeft}>
      <Text>{name}</Text>
      <Button title="Remove" onPress={onRemove} />
    </Animated.View>
  );
}
export {};
