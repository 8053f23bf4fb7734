import {collapseTime} from '../../shared/collapse-time.ts';
import {wantsReducedMotion} from '../browser/preferences.ts';

/** Set while a box closes: until that is done it is open. */
const closing = 'data-closing';
const movementId = 'legacydocs-details';

/**
 * Open or close a `<details>` by its height (rows MD-24, COLL-01). A click while it moves turns the movement
 * round (row COLL-05).
 *
 * @returns Whether it does; else the browser's own way, at once, is right (row COLL-03).
 */
export function toggleDetails(details: HTMLDetailsElement): boolean {
  const movement = details.getAnimations().find(({id}) => id === movementId);
  if (movement !== undefined) {
    movement.reverse();
    details.toggleAttribute(closing);
    return true;
  }
  if (wantsReducedMotion()) return false;
  const opens = !details.open;
  details.open = false;
  const closedHeight = details.offsetHeight;
  details.open = true;
  const openHeight = details.offsetHeight;
  details.toggleAttribute(closing, !opens);
  const heights = [`${closedHeight}px`, `${openHeight}px`];
  details.animate(
    {height: opens ? heights : heights.reverse(), overflow: ['hidden', 'hidden']},
    {id: movementId, duration: collapseTime(openHeight - closedHeight), easing: 'ease-in-out'},
  ).onfinish = () => {
    details.open = !details.hasAttribute(closing);
    details.removeAttribute(closing);
  };
  return true;
}
