import type {Placement, Point} from './placement.ts';

export interface StageViewProps {
  readonly placement: Placement;
  /** Text in the view. Without it, a folded corner shows the orientation of the view. */
  readonly label?: string | undefined;
  /** True for a trace of another position. */
  readonly ghost?: boolean;
  /** True for the highlighted view. */
  readonly lead?: boolean;
}

/** View on a stage. */
export function StageView({placement, label, ghost = false, lead = false}: StageViewProps) {
  const {corners, opacity} = placement;
  const centre = between(corners[0] ?? origin, corners[2] ?? origin, 0.5);
  const classes = ['StageView', ghost && 'StageView-ghost', lead && 'StageView-lead']
    .filter(Boolean)
    .join(' ');
  return (
    <g className={classes} opacity={round(opacity, 3)}>
      <polygon points={pointList(corners)} />
      {label === undefined ? (
        <polygon className="StageView-corner" points={pointList(foldedCorner(corners))} />
      ) : (
        <text x={round(centre.x, 1)} y={round(centre.y + 5, 1)} textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  );
}

const origin: Point = {x: 0, y: 0};

function foldedCorner([topLeft, topRight, , bottomLeft]: readonly Point[]): Point[] {
  if (topLeft === undefined || topRight === undefined || bottomLeft === undefined) return [];
  return [topLeft, between(topLeft, topRight, 0.2), between(topLeft, bottomLeft, 0.4)];
}

function between(a: Point, b: Point, part: number): Point {
  return {x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part};
}

function pointList(points: readonly Point[]): string {
  return points.map(({x, y}) => `${round(x, 1)},${round(y, 1)}`).join(' ');
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
