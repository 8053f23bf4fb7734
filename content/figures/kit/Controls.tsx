import type {ReactNode} from 'react';

export interface ControlsProps {
  /** What they control, for screen readers. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Inputs that need scripts: not shown without any. */
export function Controls({label, className = 'Controls', children}: ControlsProps) {
  return (
    <fieldset className={`Figure-live ${className}`} aria-label={label}>
      {children}
    </fieldset>
  );
}
