import type {ReactNode} from 'react';
import {formatNumber} from '../format-number.ts';
import {type Axis, type PlotFrame, type Point, pathThrough} from './frame.ts';

export interface PlotProps {
  readonly frame: PlotFrame;
  /** Text alternative: describes the drawing, including its numbers. */
  readonly label: string;
  /** True if the drawing has focusable parts, which have their own labels. */
  readonly interactive?: boolean;
  readonly children: ReactNode;
}

/** Drawing with two labelled axes. */
export function Plot({frame, label, interactive = false, children}: PlotProps) {
  const {x, y, width, height, left, right, top, bottom, toX, toY} = frame;
  return (
    <svg
      className="Plot"
      viewBox={`0 0 ${width} ${height}`}
      role={interactive ? 'group' : 'img'}
      aria-label={label}
    >
      <g>
        {y.ticks.map((tick) => (
          <g key={tick}>
            <line className="Plot-grid" x1={left} x2={right} y1={toY(tick)} y2={toY(tick)} />
            <text className="Plot-text" x={left - 7} y={toY(tick) + 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {x.ticks.map((tick) => (
          <text
            key={tick}
            className="Plot-text"
            x={toX(tick)}
            y={bottom + 16}
            textAnchor={tick === x.max ? 'end' : 'middle'}
          >
            {formatNumber(tick)}
          </text>
        ))}
        <text className="Plot-title" x={left} y={top - 12}>
          {title(y)}
        </text>
        <text className="Plot-title" x={right} y={height - 3} textAnchor="end">
          {title(x)}
        </text>
      </g>
      {children}
    </svg>
  );
}

/** Line through points. */
export function Curve({
  frame,
  points,
  muted = false,
}: {
  readonly frame: PlotFrame;
  readonly points: readonly Point[];
  /** True for a curve that is drawn only for comparison. */
  readonly muted?: boolean;
}) {
  return (
    <path
      className={muted ? 'Plot-curve Plot-muted' : 'Plot-curve'}
      d={pathThrough(frame, points)}
    />
  );
}

/** Dot at the current point, with a line down to the x axis. */
export function Marker({
  frame,
  x,
  y,
}: {
  readonly frame: PlotFrame;
} & Point) {
  const cx = frame.toX(x).toFixed(1);
  const cy = frame.toY(y).toFixed(1);
  return (
    <g>
      <line className="Plot-trace" x1={cx} x2={cx} y1={cy} y2={frame.bottom} />
      <circle className="Plot-marker" cx={cx} cy={cy} r="5.5" />
    </g>
  );
}

/** Labelled dashed line at one value, for example a target or a limit. */
export function Rule({
  frame,
  label,
  ...at
}: {
  readonly frame: PlotFrame;
  readonly label: string;
} & ({readonly x: number} | {readonly y: number})) {
  const {left, right, top, bottom} = frame;
  const ends =
    'x' in at
      ? {x1: frame.toX(at.x), x2: frame.toX(at.x), y1: top, y2: bottom}
      : {x1: left, x2: right, y1: frame.toY(at.y), y2: frame.toY(at.y)};
  return (
    <g>
      <line className="Plot-rule" {...ends} />
      <text
        className="Plot-text Plot-note"
        x={'x' in at ? ends.x1 - 5 : left + 5}
        y={'x' in at ? bottom - 6 : ends.y1 - 5}
        textAnchor={'x' in at ? 'end' : 'start'}
      >
        {label}
      </text>
    </g>
  );
}

function title({label, unit}: Axis): string {
  return unit === '' ? label : `${label} (${unit})`;
}
