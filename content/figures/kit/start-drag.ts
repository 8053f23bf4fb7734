import type {PointerEvent} from 'react';

/**
 * Starts a drag. `preventDefault` keeps Safari from selecting text beside the drawing; it also prevents focus, so the
 * element is focused here.
 */
export function startDrag(event: PointerEvent<SVGGraphicsElement>): void {
  event.preventDefault();
  event.currentTarget.focus({preventScroll: true});
  event.currentTarget.setPointerCapture(event.pointerId);
}
