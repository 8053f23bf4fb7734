import {escapeAttribute} from '../../core/html/escape.ts';
import type {HtmlBody, LiveHtml, SlotAttributes} from '../../markdown/types.ts';
import {type Route, sourcePathOf} from '../../site/types.ts';
import type {PageNeeds, RenderInput} from '../types.ts';

/** Returns the styles and scripts that a page needs in addition to those of all pages. */
export function pageNeeds(
  route: Route,
  {compiled, bundle}: Pick<RenderInput, 'compiled' | 'bundle'>,
): PageNeeds {
  const sourcePath = sourcePathOf(route) ?? '';
  const {stylesheets, imports} = bundle.pageModules.get(sourcePath) ?? {
    stylesheets: compiled.metadata.get(sourcePath)?.stylesheets ?? [],
    imports: [],
  };
  return {stylesheets, imports};
}

/** Fills an article's slots. `attributes` has one entry for each slot, in order. */
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

/** Returns the attributes that `templates/shared/islands` uses to hydrate the article. */
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

const start = 'export default ';
const end = ';\n';

/** Returns the script chunk for an `.md` article: an ES module that exports the HTML. */
export function htmlChunk(html: string): string {
  return start + JSON.stringify(html) + end;
}

/** Returns the article in a chunk; `undefined` if the chunk contains a component. */
export function htmlOfChunk(chunk: string): string | undefined {
  if (!chunk.startsWith(`${start}"`) || !chunk.endsWith(`"${end}`)) return undefined;
  return JSON.parse(chunk.slice(start.length, -end.length));
}
