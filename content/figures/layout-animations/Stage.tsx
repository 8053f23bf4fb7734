import type {ReactNode} from 'react';
import type {Frame, Size} from './geometry.ts';

export interface StageProps extends PictureProps {
  /** Text alternative of the drawing. */
  readonly label: string;
}

/** Window in which views move. Parts outside the window are clipped. */
export function Stage({window, outline, label, children}: StageProps) {
  return (
    <svg
      className="Stage"
      viewBox={`0 0 ${window.width} ${window.height}`}
      role="img"
      aria-label={label}
    >
      {outline !== undefined && <Outline {...outline} />}
      {children}
    </svg>
  );
}

export interface PictureProps {
  readonly window: Size;
  /** Frame of the view at rest, drawn as an outline. */
  readonly outline?: Frame;
  readonly children: ReactNode;
}

/** Decorative stage, hidden from screen readers. */
export function Picture({window, outline, children}: PictureProps) {
  return (
    <svg className="Stage" viewBox={`0 0 ${window.width} ${window.height}`} aria-hidden="true">
      {outline !== undefined && <Outline {...outline} />}
      {children}
    </svg>
  );
}

function Outline({originX, originY, width, height}: Frame) {
  return (
    <rect className="Stage-place" x={originX} y={originY} width={width} height={height} rx="4" />
  );
}
