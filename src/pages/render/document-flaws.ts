import {inWorld} from '../../core/async/outside-world.ts';
import {nestingFlaws} from '../../core/html/nesting.ts';
import type {DocumentFlaw} from '../bundle/diagnosis/types.ts';
import type {RenderedDocument} from './documents.ts';

/**
 * Render a document, and look for what React in the browser will find otherwise than it was rendered: it then throws the HTML away
 * and starts again.
 *
 * @param render Is called again, with another clock and other random numbers, if it has asked for either.
 */
export function renderChecked(render: () => RenderedDocument<string>): RenderedDocument<string> {
  let hasAsked = false;
  const rendered = inWorld(() => {
    hasAsked = true;
    return undefined;
  }, render);
  if ('error' in rendered) return rendered;
  const other = hasAsked ? inWorld(() => 1, render) : rendered;
  const isStable = 'html' in other && other.html === rendered.html;
  const flaws = [
    ...(isStable ? [] : [{kind: 'unstable'} as const]),
    ...wrongNesting(rendered.html),
  ];
  return flaws.length === 0 ? rendered : {...rendered, flaws};
}

/** Of each kind the first. */
function wrongNesting(html: string): DocumentFlaw[] {
  const flaws = nestingFlaws(html).map(
    ({child, ancestor}) => [`${child} ${ancestor}`, {kind: 'nesting', child, ancestor}] as const,
  );
  return [...new Map(flaws.toReversed()).values()];
}
