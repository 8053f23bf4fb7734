import type {ReactNode} from 'react';
import type {Frame, Size} from './geometry.ts';

export interface StageProps extends PictureProps {
  /** What can be seen. */
  readonly label: string;
}

/** The window in which views move. What leaves it cannot be seen. */
export function Stage({window, place, label, children}: StageProps) {
  return (
    <svg
      className="Stage"
      viewBox={`0 0 ${window.width} ${window.height}`}
      role="img"
      aria-label={label}
    >
      {place !== undefined && <Place {...place} />}
      {children}
    </svg>
  );
}

export interface PictureProps {
  readonly window: Size;
  /** Where the view belongs. */
  readonly place?: Frame;
  readonly children: ReactNode;
}

/** A stage that only decorates. */
export function Picture({window, place, children}: PictureProps) {
  return (
    <svg className="Stage" viewBox={`0 0 ${window.width} ${window.height}`} aria-hidden="true">
      {place !== undefined && <Place {...place} />}
      {children}
    </svg>
  );
}

function Place({originX, originY, width, height}: Frame) {
  return (
    <rect className="Stage-place" x={originX} y={originY} width={width} height={height} rx="4" />
  );
}
