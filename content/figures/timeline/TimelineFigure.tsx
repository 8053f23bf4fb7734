import type {ReactNode} from 'react';
import {
  CodeLine,
  Curve,
  type Fact,
  Facts,
  Figure,
  formatNumber,
  linearAxis,
  Marker,
  PlaybackBar,
  Plot,
  plotFrame,
  Runner,
  usePlayback,
} from '../kit/index.ts';
import {trailOf} from '../motion/track.ts';
import {animationCode} from './animation-code.ts';
import {Lanes} from './Lanes.tsx';
import {
  type Animation,
  type Segment,
  timelineDuration,
  timelineOf,
  timelineValue,
} from './timeline.ts';
import './timeline.css';

export interface TimelineFigureProps {
  /** Animations that start at 0, each with an object of its own. */
  readonly animations: readonly Animation[];
  readonly unit: string;
  readonly facts: readonly Fact[];
  readonly caption: string;
  readonly controls: ReactNode;
  /** Renders the moving object; by default it is a runner on a rail. */
  readonly object?: (value: number) => ReactNode;
}

/** Timeline of animations with modifiers: a plot of the values and the schedule of the steps. */
export function TimelineFigure(props: TimelineFigureProps) {
  const {animations, unit, facts, caption, controls, object} = props;
  const timelines = animations.map((animation) => timelineOf(animation, 0));
  const duration = Math.max(...timelines.map(timelineDuration));
  const playback = usePlayback(duration);
  const values = timelines.flatMap((segments) => segments.flatMap(({from, to}) => [from, to]));
  const frame = plotFrame(
    linearAxis('time', 'ms', [0, duration]),
    linearAxis('value', unit, [0, ...values]),
    200,
  );
  const [first, ...others] = timelines;
  const steps = (first ?? []).map(({kind, end, to}) =>
    kind === 'wait' ? `waits until ${end} ms` : `is at ${formatNumber(to)} after ${end} ms`,
  );
  return (
    <Figure caption={caption} controls={controls}>
      <Plot frame={frame} label={`Value against time: ${steps.join(', ')}.`}>
        {others.map((segments, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: objects are identified by their index.
          <Curve key={index} frame={frame} points={corners(segments, duration)} muted />
        ))}
        {first && <Curve frame={frame} points={corners(first, duration)} />}
        {first && (
          <Marker frame={frame} x={playback.time} y={timelineValue(first, playback.time)} />
        )}
      </Plot>
      <Lanes frame={frame} timelines={timelines} />
      <div>
        {timelines.map((segments, index) => {
          const value = timelineValue(segments, playback.time);
          if (object !== undefined) return object(value);
          return (
            <Runner
              // biome-ignore lint/suspicious/noArrayIndexKey: objects are identified by their index.
              key={index}
              min={frame.y.min}
              max={frame.y.max}
              value={value}
              trail={trailOf(duration, (time) => timelineValue(segments, time))}
              marks={[0]}
            />
          );
        })}
      </div>
      <PlaybackBar playback={playback} />
      <Facts facts={[...facts, {name: 'Ends after', value: `${duration}`, unit: 'ms'}]} />
      <CodeLine code={animations.map(animationCode).at(-1) ?? ''} />
    </Figure>
  );
}

/** Number of line segments in a drawn move. */
const lineSegments = 24;

function corners(segments: readonly Segment[], duration: number) {
  const points = segments.flatMap(({kind, start, end, from}) => {
    const count = kind === 'wait' ? 1 : lineSegments;
    const inside = Array.from({length: count}, (_, index) => {
      const time = start + ((index + 1) / count) * (end - start);
      // Just before the end, because the next run of a repetition can jump back at that time.
      return {x: time, y: timelineValue(segments, time - 1e-6)};
    });
    return [{x: start, y: from}, ...inside];
  });
  const last = points.at(-1);
  return last === undefined ? [] : [...points, {x: duration, y: last.y}];
}
