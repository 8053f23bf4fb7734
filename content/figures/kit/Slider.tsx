import {useId} from 'react';
import {formatNumber} from './format-number.ts';

export interface SliderProps {
  readonly label: string;
  /** Stands after the number. */
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number to slide, with its name, its value and its unit in sight. */
export function Slider({label, unit, min, max, step, value, onChange}: SliderProps) {
  const id = useId();
  const text = [formatNumber(value, 3), unit].filter(Boolean).join(' ');
  return (
    <div className="Slider">
      <label htmlFor={id}>{label}</label>
      {/* Quiet: the slider itself says its value. */}
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
