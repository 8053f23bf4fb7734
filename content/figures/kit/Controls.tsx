import type {ReactNode} from 'react';

export interface ControlsProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Group of inputs that need JavaScript; hidden without it. */
export function Controls({label, className = 'Controls', children}: ControlsProps) {
  return (
    <fieldset className={`Figure-live ${className}`} aria-label={label}>
      {children}
    </fieldset>
  );
}
