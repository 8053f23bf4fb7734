import React, { useRef, useState } from 'react';
import {
  Button,
  ScrollView,
  StyleSheet,
  Text,
  TextInput,
  View,
} from 'react-native';
import Animated, {
  Layout,
  LightSpeedInLeft,
  LightSpeedOutRight,
} from 'react-native-reanimated';

type Person = { key: number; name: string };
type ParticipantProps = { name: string; onRemove: () => void };

function Participant({ name, onRemove }: ParticipantProps) {
  return (
    <Animated.View
      style={styles.row}
      entering={LightSpeedInLeft}
      layout={Layout.springify()}
      exiting={LightSpeedOutRight}
    >
      <Text>{name}</Text>
      <Button title="Remove" onPress={onRemove} />
    </Animated.View>
  );
}

export default function ParticipantList() {
  const [people, setPeople] = useState<Person[]>([]);
  const [draft, setDraft] = useState('');
  const nextKey = useRef(0);

  const join = () => {
    const name = draft.trim();
    if (name !== '') {
      setPeople([{ key: nextKey.current++, name }, ...people]);
      setDraft('');
    }
  };

  const leave = (key: number) => {
    setPeople(people.filter((person) => person.key !== key));
  };

  return (
    <View style={styles.screen}>
      <TextInput
        style={styles.input}
        placeholder="Who takes part?"
        value={draft}
        onChangeText={setDraft}
        onSubmitEditing={join}
        blurOnSubmit={false}
      />
      <ScrollView keyboardShouldPersistTaps="handled">
        {people.map(({ key, name }) => (
          <Participant key={key} name={name} onRemove={() => leave(key)} />
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, padding: 16, backgroundColor: 'whitesmoke' },
  input: { padding: 12, marginBottom: 12, backgroundColor: 'white' },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: 8,
    marginBottom: 4,
    backgroundColor: 'lavender',
  },
});
export {};
