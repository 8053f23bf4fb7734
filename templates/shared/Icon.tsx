import type {ReactNode} from 'react';

export interface IconProps {
  /** Path data in a square of 24 × 24. Alternatively, `children` contains the paths. */
  readonly path?: string;
  /** Width and height in CSS pixels. */
  readonly size: number;
  readonly children?: ReactNode;
}

/** A decorative icon. */
export function Icon({path, size, children = <path d={path} />}: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}
