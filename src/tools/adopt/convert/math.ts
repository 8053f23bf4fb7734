import type {Element} from 'hast';
import {replace} from '../tree/edit.ts';
import {select, selectAll} from '../tree/select.ts';

/** Replaces the output of KaTeX and MathJax with the MathML inside it, because browsers can render MathML. */
export function convertMath(article: Element): void {
  for (const formula of selectAll('.katex-display, .katex, mjx-container', article)) {
    const math = select('math', formula);
    if (math === undefined) continue;
    const isBlock =
      formula.tagName === 'mjx-container'
        ? formula.properties['display'] === 'true'
        : formula.properties['className']?.toString().includes('katex-display');
    if (isBlock) math.properties['display'] = 'block';
    replace(formula, math);
  }
}
