export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
}

/** Numbers derived from the settings. Screen readers announce every change, so never show the playback time here. */
export function Facts({facts}: {readonly facts: readonly Fact[]}) {
  return (
    <dl className="Facts" aria-live="polite">
      {facts.map(({name, value, unit}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{unit === undefined ? value : `${value} ${unit}`}</dd>
        </div>
      ))}
    </dl>
  );
}
