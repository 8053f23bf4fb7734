function Participant({ name, onRemove }: ParticipantProps) {
  return (
    <View style={styles.row}>
      <Text>{name}</Text>
      <Button title="Remove" onPress={onRemove} />
    </View>
  );
}
export {};
