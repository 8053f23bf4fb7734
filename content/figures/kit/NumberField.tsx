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
  const [isInvalid, setInvalid] = useState(false);
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
        aria-invalid={isInvalid}
        {...(isInvalid ? {'aria-describedby': `${id}-range`} : {})}
        onChange={({target}) => {
          setDraft(target.value);
          const {validity, valueAsNumber} = target;
          const {rangeUnderflow, rangeOverflow} = validity;
          const isAccepted = !rangeUnderflow && !rangeOverflow && !Number.isNaN(valueAsNumber);
          setInvalid(!isAccepted);
          if (isAccepted) onChange(valueAsNumber);
        }}
        onBlur={() => {
          setDraft(undefined);
          setInvalid(false);
        }}
      />
      {isInvalid && (
        <small id={`${id}-range`} role="status">
          {acceptedRange(min, max)}
        </small>
      )}
    </div>
  );
}

function acceptedRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? 'A number' : `A number up to ${max}`;
  return max === undefined ? `A number from ${min}` : `A number from ${min} to ${max}`;
}
