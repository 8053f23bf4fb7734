import type {PointerEvent} from 'react';
import type {Point} from './plot/frame.ts';

/**
 * Returns the pointer position in the drawing that contains the event's current target, in drawing units.
 *
 * @returns `undefined` while the drawing is not rendered.
 */
export function pointerPosition(event: PointerEvent<SVGGraphicsElement>): Point | undefined {
  const toDrawing = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  if (toDrawing === undefined) return undefined;
  const {x, y} = new DOMPoint(event.clientX, event.clientY).matrixTransform(toDrawing);
  return {x, y};
}
