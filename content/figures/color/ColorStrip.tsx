import {type Blend, blend, type Color, toCss} from './color.ts';

/** Number of squares: one for each progress of 0, 0.1, … 1. */
const squares = 11;
const size = 20;

export interface ColorStripProps {
  readonly from: Color;
  readonly to: Color;
  readonly mode: Blend;
}

/** Strip of colours blended in equal steps. */
export function ColorStrip({from, to, mode}: ColorStripProps) {
  const colors = Array.from({length: squares}, (_, index) =>
    toCss(blend(from, to, index / (squares - 1), mode)),
  );
  return (
    <svg
      className="ColorStrip"
      viewBox={`0 0 ${squares * size} ${size}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`From ${colors[0]} through ${colors[5]} to ${colors[10]}`}
    >
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the step of progress.
        <rect key={index} fill={color} x={index * size} width={size} height={size} />
      ))}
    </svg>
  );
}
