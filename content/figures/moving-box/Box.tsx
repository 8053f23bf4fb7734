import {trailOf, valueAt} from '../motion/track.ts';
import {type SpringSettings, springTrack} from '../spring/spring.ts';
import './moving-box.css';

/** Distance that a box can travel, in pixels, as in the code samples. */
const travelDistance = 240;

/** Initial position of a box, in pixels. */
export const firstTarget = 180;

const size = 50;
const margin = 20;
const height = size + 16;
const top = (height - size) / 2;

export interface BoxProps {
  readonly x: number;
  readonly target: number;
  /** Earlier positions at equal time steps. */
  readonly trail: readonly number[];
}

/** Moving square with its target and its trail. */
export function Box({x, target, trail}: BoxProps) {
  return (
    <svg
      className="MovingBox"
      viewBox={`0 0 ${travelDistance + size + 2 * margin} ${height}`}
      role="img"
      aria-label={`A square moving to ${target} px`}
    >
      {trail.map((at, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the time step.
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

/** Returns the trail of a spring from 0 to its first target. */
export function firstTrail(settings: SpringSettings): readonly number[] {
  const track = springTrack(settings, firstTarget, '3.x');
  return trailOf(track.duration, (time) => valueAt(track, time));
}

/** Returns a random target at least a fifth of the travel distance away from the current one. */
export function newTarget(current: number): number {
  const step = travelDistance * (0.2 + Math.random() * 0.6);
  return Math.round((current + step) % travelDistance);
}
