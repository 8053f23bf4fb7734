import type {HtmlBody, SlotAttributes} from '../compile/types.ts';
import {escapeAttribute} from '../html/escape.ts';

/** The article's HTML with every gap filled. `attributes` holds one entry for each gap, in order. */
export function fillSlots(body: HtmlBody, attributes: readonly SlotAttributes[]): string {
  const [first = '', ...rest] = body.html;
  return rest.reduce(
    (html, piece, index) => html + attributeText(attributes[index] ?? {}) + piece,
    first,
  );
}

function attributeText(attributes: SlotAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ');
}
