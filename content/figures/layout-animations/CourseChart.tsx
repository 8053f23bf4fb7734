import {formatNumber} from '../kit/index.ts';
import {type Course, lengthOf, valueAt} from './courses.ts';

export interface CourseChartProps {
  readonly courses: readonly Course[];
  /** Playback time, in milliseconds. */
  readonly time: number;
}

const width = 360;
const left = 76;
const right = width - 10;
const row = 32;
const pad = 6;

/** Chart with a row for each moving property: a bar for each leg on a time axis, and the curve of the value. */
export function CourseChart({courses, time}: CourseChartProps) {
  const length = Math.max(lengthOf(courses), 1);
  const toX = (ms: number): number => left + ((right - left) * ms) / length;
  const moving = courses.filter(({legs}) => legs.length > 0);
  const bottom = moving.length * row;
  const now = toX(Math.min(time, length)).toFixed(1);
  return (
    <svg
      className="CourseChart"
      viewBox={`0 0 ${width} ${bottom + 18}`}
      role="img"
      aria-label={moving.map(describeCourse).join('; ')}
    >
      {moving.map((course, index) => (
        <g key={course.property}>
          <text className="Plot-text" x={left - 8} y={index * row + 19} textAnchor="end">
            {course.property}
          </text>
          {barsOf(course).map(({start, end, isConstant}) => (
            <rect
              key={start}
              className={isConstant ? 'CourseChart-still' : 'CourseChart-leg'}
              x={toX(start).toFixed(1)}
              y={index * row + 2}
              width={Math.max(toX(end) - toX(start) - 1.5, 1).toFixed(1)}
              height={row - 4}
              rx="3"
            />
          ))}
          <path className="CourseChart-curve" d={curvePath(course, length, toX, index * row)} />
        </g>
      ))}
      <text className="Plot-text" x={left} y={bottom + 13}>
        0
      </text>
      <text className="Plot-text" x={right} y={bottom + 13} textAnchor="end">
        {formatNumber(length, 0)} ms
      </text>
      <line className="CourseChart-now" x1={now} x2={now} y1="0" y2={bottom} />
    </svg>
  );
}

const samples = 60;

/** Returns the path of a value over time, scaled from its minimum to its maximum to fit a row. */
function curvePath(
  course: Course,
  length: number,
  toX: (ms: number) => number,
  top: number,
): string {
  const points = Array.from({length: samples + 1}, (_, index) => {
    const ms = (index / samples) * length;
    return {ms, value: valueAt(course, ms)};
  });
  const values = points.map(({value}) => value);
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const toY = (value: number): number =>
    top + row - pad - (range === 0 ? 0.5 : (value - lowest) / range) * (row - 2 * pad);
  return points
    .map(
      ({ms, value}, index) =>
        `${index === 0 ? 'M' : 'L'}${toX(ms).toFixed(1)} ${toY(value).toFixed(1)}`,
    )
    .join('');
}

interface Bar {
  /** In milliseconds since the start of the animation. */
  readonly start: number;
  /** In milliseconds since the start of the animation. */
  readonly end: number;
  /** True if the value does not change. */
  readonly isConstant: boolean;
}

function barsOf({from, legs}: Course): readonly Bar[] {
  return legs.map(({start, duration, to}, index) => ({
    start,
    end: start + duration,
    isConstant: to === (legs[index - 1]?.to ?? from),
  }));
}

function describeCourse(course: Course): string {
  const bars = barsOf(course)
    .filter(({isConstant}) => !isConstant)
    .map(({start, end}) => `${formatNumber(start, 0)} to ${formatNumber(end, 0)} ms`);
  return `${course.property} ${bars.length === 0 ? 'stays' : bars.join(', ')}`;
}
