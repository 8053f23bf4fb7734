import {escapeAttribute} from '../../core/html/escape.ts';
import type {HtmlBody, LiveHtml, SlotAttributes} from '../../markdown/compile/types.ts';

/** The article's HTML with every gap filled. `attributes` holds one entry for each gap, in order. */
export function fillSlots(body: HtmlBody, attributes: readonly SlotAttributes[]): string {
  const [first = '', ...rest] = body.html;
  const {live} = body;
  const inGaps =
    live === undefined
      ? attributes
      : [liveAttributes(live, attributes), ...live.gaps.map((slot) => attributes[slot])];
  return rest.reduce(
    (html, piece, index) => html + attributeText(inGaps[index] ?? {}) + piece,
    first,
  );
}

/** What the shell needs to bring the article to life: `templates/shared/islands`. */
function liveAttributes(
  {module, sources}: LiveHtml,
  attributes: readonly SlotAttributes[],
): SlotAttributes {
  let from = 0;
  const bySource = sources.map(([sourcePath, count]) => {
    const slots = attributes.slice(from, from + count);
    from += count;
    return [sourcePath, slots] as const;
  });
  return {
    'data-island': module,
    'data-island-slots': JSON.stringify(Object.fromEntries(bySource)),
  };
}

function attributeText(attributes: SlotAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name.toLowerCase()}="${escapeAttribute(value)}"`)
    .join(' ');
}
