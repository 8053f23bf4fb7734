import type {PointerEvent} from 'react';
import type {Point} from './plot/frame.ts';

/**
 * Where a pointer is in the drawing that the listening element belongs to, in units of its view box.
 *
 * @returns Undefined while the drawing is not shown.
 */
export function placeInDrawing(event: PointerEvent<SVGGraphicsElement>): Point | undefined {
  const toDrawing = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  if (toDrawing === undefined) return undefined;
  const {x, y} = new DOMPoint(event.clientX, event.clientY).matrixTransform(toDrawing);
  return {x, y};
}
