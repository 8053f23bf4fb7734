import type {KeyboardEvent, PointerEvent} from 'react';
import {
  arrowKeys,
  formatNumber,
  type PlotFrame,
  type Point,
  pointerPosition,
  startDrag,
  useHydrated,
} from '../kit/index.ts';

export interface ControlPointProps {
  readonly label: string;
  readonly frame: PlotFrame;
  /** Position, in axis values. */
  readonly position: Point;
  /** End of the curve that the handle is connected to. */
  readonly anchor: Point;
  readonly onMove: (position: Point) => void;
}

/** Distance that an arrow key moves the handle, as a fraction of each axis; ten times as far with Shift. */
const step = 0.01;

/** Handle that can be dragged or moved with the arrow keys. */
export function ControlPoint({label, frame, position, anchor, onMove}: ControlPointProps) {
  const isHydrated = useHydrated();
  const [x, y] = [frame.toX(position.x), frame.toY(position.y)];
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = arrowKeys[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 * step : step;
    onMove({
      x: position.x + direction.x * by * (frame.x.max - frame.x.min),
      y: position.y + direction.y * by * (frame.y.max - frame.y.min),
    });
  };
  const onPointerMove = (event: PointerEvent<SVGCircleElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const pointer = pointerPosition(event);
    if (pointer !== undefined) onMove(frame.fromPosition(pointer));
  };
  return (
    <g className="ControlPoint">
      <line x1={frame.toX(anchor.x)} y1={frame.toY(anchor.y)} x2={x} y2={y} />
      {/* A slider has a single value, so its text states both coordinates. Each coordinate also has a number field. */}
      <circle
        cx={x}
        cy={y}
        r="9"
        role="slider"
        tabIndex={isHydrated ? 0 : -1}
        aria-label={label}
        aria-valuemin={frame.x.min}
        aria-valuemax={frame.x.max}
        aria-valuenow={position.x}
        aria-valuetext={`x ${formatNumber(position.x)}, y ${formatNumber(position.y)}`}
        onKeyDown={onKeyDown}
        onPointerDown={startDrag}
        onPointerMove={onPointerMove}
      />
    </g>
  );
}
