import {drawingWidth} from './plot/frame.ts';

export interface RunnerProps {
  /** Ends of the way, which the rail spans. */
  readonly min: number;
  readonly max: number;
  /** What it stands for, where there are several. */
  readonly label?: string;
  /** Where the object is. */
  readonly value: number;
  /** Where it was at equal steps of time: the whole motion in one picture. */
  readonly trail: readonly number[];
  /** Places with a mark: a start, a target, limits. */
  readonly marks: readonly number[];
}

const height = 40;
const radius = 10;

/** The object that moves. */
export function Runner({min, max, label, value, trail, marks}: RunnerProps) {
  const place = (at: number): string =>
    (radius + ((at - min) / (max - min)) * (drawingWidth - 2 * radius)).toFixed(1);
  return (
    <svg className="Runner" viewBox={`0 0 ${drawingWidth} ${height}`} aria-hidden="true">
      <line className="Plot-grid" x1={0} x2={drawingWidth} y1={height / 2} y2={height / 2} />
      {marks.map((mark) => (
        <line
          key={mark}
          className="Plot-rule"
          x1={place(mark)}
          x2={place(mark)}
          y1={2}
          y2={height - 2}
        />
      ))}
      {trail.map((at, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in time, which the index is.
        <circle key={index} className="Runner-trail" cx={place(at)} cy={height / 2} r={radius} />
      ))}
      {label !== undefined && (
        <text className="Plot-text Plot-note" x={0} y={9}>
          {label}
        </text>
      )}
      <circle className="Runner-object" cx={place(value)} cy={height / 2} r={radius} />
    </svg>
  );
}
