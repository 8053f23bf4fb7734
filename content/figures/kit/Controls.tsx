import type {ReactNode} from 'react';
import {useAlive} from './use-browser.ts';

export interface ControlsProps {
  /** What they control, for screen readers. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Inputs that need scripts: not shown without any, and disabled until the page has come to life. */
export function Controls({label, className = 'Controls', children}: ControlsProps) {
  return (
    <fieldset className={`Figure-live ${className}`} aria-label={label} disabled={!useAlive()}>
      {children}
    </fieldset>
  );
}
