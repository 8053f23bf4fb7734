import {formatNumber, type PlotFrame} from '../kit/index.ts';
import type {Segment} from './timeline.ts';

const laneHeight = 22;
const gap = 4;

/** Width of a letter, about, in units of the drawing. */
const letter = 6.5;

export interface LanesProps {
  /** Its time axis is the lanes' too. */
  readonly frame: PlotFrame;
  readonly timelines: readonly (readonly Segment[])[];
}

/** What happens when: a lane for each value, in it a box for each step. */
export function Lanes({frame, timelines}: LanesProps) {
  return (
    <svg
      className="Lanes"
      viewBox={`0 0 ${frame.width} ${timelines.length * (laneHeight + gap) - gap}`}
      aria-hidden="true"
    >
      {timelines.map((segments, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanes have no name but their number.
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
