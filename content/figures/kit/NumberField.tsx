import {useId, useState} from 'react';

export interface NumberFieldProps {
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly value: number;
  /** Called only with numbers from `min` to `max`. */
  readonly onChange: (value: number) => void;
}

/** Number input. Invalid or out-of-range text stays in the field, changes nothing and displays the accepted range. */
export function NumberField({label, min, max, step, value, onChange}: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isRefused, setRefused] = useState(false);
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
        aria-invalid={isRefused}
        {...(isRefused ? {'aria-describedby': `${id}-wanted`} : {})}
        onChange={({target}) => {
          setDraft(target.value);
          const {validity, valueAsNumber} = target;
          const {rangeUnderflow, rangeOverflow} = validity;
          const isTaken = !rangeUnderflow && !rangeOverflow && !Number.isNaN(valueAsNumber);
          setRefused(!isTaken);
          if (isTaken) onChange(valueAsNumber);
        }}
        onBlur={() => {
          setDraft(undefined);
          setRefused(false);
        }}
      />
      {isRefused && (
        <small id={`${id}-wanted`} role="status">
          {wanted(min, max)}
        </small>
      )}
    </div>
  );
}

function wanted(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? 'A number' : `A number up to ${max}`;
  return max === undefined ? `A number from ${min}` : `A number from ${min} to ${max}`;
}
