import type {PointerEvent} from 'react';

/** Begin a drag. Safari would select the text beside the drawing meanwhile; what stops that stops the focus, too. */
export function takeHold(event: PointerEvent<SVGGraphicsElement>): void {
  event.preventDefault();
  event.currentTarget.focus({preventScroll: true});
  event.currentTarget.setPointerCapture(event.pointerId);
}
