import {useId, useState} from 'react';

export interface NumberFieldProps {
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly value: number;
  /** Called with numbers within `min` and `max` only. */
  readonly onChange: (value: number) => void;
}

/** A number to type. What is no number, or out of bounds, stays in the field and changes nothing. */
export function NumberField({label, min, max, step, value, onChange}: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  return (
    <div className="NumberField">
      <label htmlFor={id}>{label}</label>
      <input
        type="number"
        id={id}
        min={min}
        max={max}
        step={step}
        value={draft ?? String(value)}
        onChange={({target}) => {
          setDraft(target.value);
          const {validity, valueAsNumber} = target;
          const inBounds = !validity.rangeUnderflow && !validity.rangeOverflow;
          if (inBounds && !Number.isNaN(valueAsNumber)) onChange(valueAsNumber);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
