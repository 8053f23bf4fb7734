import {trailOf, valueAt} from '../motion/track.ts';
import {type SpringSettings, springTrack} from '../spring/spring.ts';
import './moving-box.css';

/** Pixels that a box can travel, as in the samples. */
const way = 240;

/** Where a box is at first. */
export const firstTarget = 180;

const size = 50;
const margin = 20;
const height = size + 16;
const top = (height - size) / 2;

export interface BoxProps {
  readonly x: number;
  readonly target: number;
  /** Where it has been at equal steps of time. */
  readonly trail: readonly number[];
}

/** A square on its way, and the place that it is going to. */
export function Box({x, target, trail}: BoxProps) {
  return (
    <svg
      className="MovingBox"
      viewBox={`0 0 ${way + size + 2 * margin} ${height}`}
      role="img"
      aria-label={`A square, going to ${target} px`}
    >
      {trail.map((at, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in time, which the index is.
        <Square key={index} className="MovingBox-trail" x={at} />
      ))}
      <Square className="MovingBox-target" x={target} />
      <Square className="MovingBox-box" x={x} />
    </svg>
  );
}

function Square({className, x}: {readonly className: string; readonly x: number}) {
  return (
    <rect
      className={className}
      x={(x + margin).toFixed(2)}
      y={top}
      width={size}
      height={size}
      rx="8"
    />
  );
}

/** What a spring leaves behind on the way from 0 to its first target. */
export function firstTrail(settings: SpringSettings): readonly number[] {
  const track = springTrack(settings, firstTarget, '3.x');
  return trailOf(track.duration, (time) => valueAt(track, time));
}

/** Somewhere else on the way, at least a fifth of it from here. */
export function newTarget(current: number): number {
  const step = way * (0.2 + Math.random() * 0.6);
  return Math.round((current + step) % way);
}
