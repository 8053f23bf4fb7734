import {useId, useState} from 'react';
import {type Color, parseHex, toHex} from './color.ts';

export interface ColorFieldProps {
  readonly label: string;
  readonly value: Color;
  readonly onChange: (color: Color) => void;
}

/** Field for picking or typing a colour. Invalid text stays in the field and does not change the colour. */
export function ColorField({label, value, onChange}: ColorFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const read = (text: string): void => {
    const color = parseHex(text);
    if (color !== undefined) onChange(color);
  };
  return (
    <div className="ColorField">
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        id={id}
        spellCheck={false}
        autoComplete="off"
        value={draft ?? toHex(value)}
        aria-invalid={draft !== undefined && parseHex(draft) === undefined}
        onChange={({target}) => {
          setDraft(target.value);
          read(target.value);
        }}
        onBlur={() => setDraft(undefined)}
      />
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={toHex(value)}
        onChange={({target}) => read(target.value)}
      />
    </div>
  );
}
