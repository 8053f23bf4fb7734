import type {KeyboardEvent, PointerEvent} from 'react';
import {
  arrowKeys,
  formatNumber,
  type PlotFrame,
  type Point,
  placeInDrawing,
  takeHold,
  useAlive,
} from '../kit/index.ts';

export interface ControlPointProps {
  readonly label: string;
  readonly frame: PlotFrame;
  /** Where it is, in values of the axes. */
  readonly place: Point;
  /** The end of the curve that it belongs to. */
  readonly anchor: Point;
  readonly onMove: (place: Point) => void;
}

/** How far an arrow key moves, as a part of each axis; ten times that with Shift. */
const step = 0.01;

/** A handle to drag, or to move by arrow keys. */
export function ControlPoint({label, frame, place, anchor, onMove}: ControlPointProps) {
  const alive = useAlive();
  const [x, y] = [frame.toX(place.x), frame.toY(place.y)];
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = arrowKeys[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 * step : step;
    onMove({
      x: place.x + direction.x * by * (frame.x.max - frame.x.min),
      y: place.y + direction.y * by * (frame.y.max - frame.y.min),
    });
  };
  const onPointerMove = (event: PointerEvent<SVGCircleElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pointer = placeInDrawing(event);
    if (pointer !== undefined) onMove(frame.fromPlace(pointer));
  };
  return (
    <g className="ControlPoint">
      <line x1={frame.toX(anchor.x)} y1={frame.toY(anchor.y)} x2={x} y2={y} />
      {/* Two-dimensional: its text says both numbers, which have fields of their own too. */}
      <circle
        cx={x}
        cy={y}
        r="9"
        role="slider"
        tabIndex={alive ? 0 : -1}
        aria-label={label}
        aria-valuemin={frame.x.min}
        aria-valuemax={frame.x.max}
        aria-valuenow={place.x}
        aria-valuetext={`x ${formatNumber(place.x)}, y ${formatNumber(place.y)}`}
        onKeyDown={onKeyDown}
        onPointerDown={takeHold}
        onPointerMove={onPointerMove}
      />
    </g>
  );
}
