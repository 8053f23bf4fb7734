import {drawingWidth} from './plot/frame.ts';

export interface RunnerProps {
  /** Values at the two ends of the rail. */
  readonly min: number;
  readonly max: number;
  /** Name of the value, if there are several runners. */
  readonly label?: string;
  readonly value: number;
  /** Values at equal time steps, which show the entire motion in one picture. */
  readonly trail: readonly number[];
  /** Marked values, for example a start, a target or limits. */
  readonly marks: readonly number[];
}

const height = 40;
const radius = 10;

/** Object that moves along a rail. */
export function Runner({min, max, label, value, trail, marks}: RunnerProps) {
  const toX = (at: number): string =>
    (radius + ((at - min) / (max - min)) * (drawingWidth - 2 * radius)).toFixed(1);
  return (
    <svg className="Runner" viewBox={`0 0 ${drawingWidth} ${height}`} aria-hidden="true">
      <line className="Plot-grid" x1={0} x2={drawingWidth} y1={height / 2} y2={height / 2} />
      {marks.map((mark) => (
        <line
          key={mark}
          className="Plot-rule"
          x1={toX(mark)}
          x2={toX(mark)}
          y1={2}
          y2={height - 2}
        />
      ))}
      {trail.map((at, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the time step.
        <circle key={index} className="Runner-trail" cx={toX(at)} cy={height / 2} r={radius} />
      ))}
      {label !== undefined && (
        <text className="Plot-text Plot-note" x={0} y={9}>
          {label}
        </text>
      )}
      <circle className="Runner-object" cx={toX(value)} cy={height / 2} r={radius} />
    </svg>
  );
}
