import {useId} from 'react';

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Labelled drop-down list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {label, options, value, onChange} = props;
  const id = useId();
  return (
    <div className="Select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({target}) => {
          const chosen = options[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
