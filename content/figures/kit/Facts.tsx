export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
}

/** What follows from the settings, in numbers. Said by screen readers when it changes, so never put time here. */
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
