import {formatNumber, type PlotFrame} from '../kit/index.ts';
import type {Segment} from './timeline.ts';

const laneHeight = 22;
const gap = 4;

/** Approximate width of a letter, in drawing units. */
const letter = 6.5;

export interface LanesProps {
  /** Frame of the plot, whose time axis also applies to the lanes. */
  readonly frame: PlotFrame;
  readonly timelines: readonly (readonly Segment[])[];
}

/** Schedule of the animations: a lane for each value, with a box for each step. */
export function Lanes({frame, timelines}: LanesProps) {
  return (
    <svg
      className="Lanes"
      viewBox={`0 0 ${frame.width} ${timelines.length * (laneHeight + gap) - gap}`}
      aria-hidden="true"
    >
      {timelines.map((segments, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanes are identified by their index.
        <g key={lane} transform={`translate(0 ${lane * (laneHeight + gap)})`}>
          {segments.map((segment) => (
            <Box key={segment.start} frame={frame} segment={segment} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Box({frame, segment}: {readonly frame: PlotFrame; readonly segment: Segment}) {
  const {kind, start, end, to} = segment;
  const x = frame.toX(start);
  const width = frame.toX(end) - x;
  const text = kind === 'wait' ? 'wait' : `→ ${formatNumber(to)}`;
  return (
    <>
      <rect
        className={`Lanes-${kind}`}
        x={x + 0.75}
        y={0.75}
        width={Math.max(width - 1.5, 1)}
        height={laneHeight - 1.5}
        rx="4"
      />
      {width > (text.length + 1) * letter && (
        <text className="Plot-text" x={x + width / 2} y={laneHeight / 2 + 4} textAnchor="middle">
          {text}
        </text>
      )}
    </>
  );
}
