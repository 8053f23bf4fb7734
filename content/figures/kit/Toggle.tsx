export interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Labelled checkbox. */
export function Toggle({label, checked, onChange}: ToggleProps) {
  return (
    <label className="Toggle">
      <input type="checkbox" checked={checked} onChange={({target}) => onChange(target.checked)} />
      {label}
    </label>
  );
}
