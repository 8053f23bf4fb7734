import {useId} from 'react';
import {formatNumber} from './format-number.ts';

export interface SliderProps {
  readonly label: string;
  /** Unit shown after the number. */
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Slider with a visible label, value and unit. */
export function Slider({label, unit, min, max, step, value, onChange}: SliderProps) {
  const id = useId();
  const text = [formatNumber(value, 3), unit].filter(Boolean).join(' ');
  return (
    <div className="Slider">
      <label htmlFor={id}>{label}</label>
      {/* Not a live region: screen readers read the value from the slider itself. */}
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <input
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
