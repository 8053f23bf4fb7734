<>
<ScrollView keyboardShouldPersistTaps="handled">
  {people.map(({ key, name }) => (
    <Participant key={key} name={name} onRemove={() => leave(key)} />
  ))}
</ScrollView>
</>
export {};
