import {collapseTime} from '../../shared/collapse-time.ts';
import {wantsReducedMotion} from '../browser/window.ts';

/** Set while an element is closing. The element stays open until the animation ends. */
const closing = 'data-closing';
const animationId = 'legacydocs-details';

/**
 * Opens or closes a `<details>` and animates its height (rows MD-24, COLL-01). A click during the animation reverses
 * the animation (row COLL-05).
 *
 * @returns False if the browser should toggle the element at once (row COLL-03).
 */
export function toggleDetails(details: HTMLDetailsElement): boolean {
  const animation = details.getAnimations().find(({id}) => id === animationId);
  if (animation !== undefined) {
    animation.reverse();
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
    {id: animationId, duration: collapseTime(openHeight - closedHeight), easing: 'ease-in-out'},
  ).onfinish = () => {
    details.open = !details.hasAttribute(closing);
    details.removeAttribute(closing);
  };
  return true;
}
