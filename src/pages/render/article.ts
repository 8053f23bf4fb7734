import {escapeAttribute} from '../../core/html/escape.ts';
import type {
  HtmlBody,
  LiveHtml,
  PageMetadata,
  SlotAttributes,
} from '../../markdown/compile/types.ts';
import type {SourceFile} from '../../site/content/types.ts';
import type {Route} from '../../site/routes/types.ts';
import type {PageNeeds} from '../bundle/types.ts';
import type {Article} from '../theme/types.ts';
import type {RenderInput} from './types.ts';

/** A page's article for the server, and the script chunk that brings it to a running browser. */
export interface RenderedArticle extends PageNeeds {
  readonly article: Article;
  /**
   * ES module. Its default export is the article's HTML as a text (`.md`), or the page's component
   * (`.mdx`, `.tsx`).
   */
  readonly chunk: string;
  /** What its components put into the head, where they are not rendered any more. */
  readonly head?: PageMetadata['head'];
}

/** @returns `undefined` when the page did not compile: that was reported before. */
export async function renderArticle(
  route: Route,
  {compiled, resolved, bundle}: Pick<RenderInput, 'compiled' | 'resolved' | 'bundle'>,
): Promise<RenderedArticle | undefined> {
  const sourcePath = sourcePathOf(route);
  if (sourcePath === undefined) return htmlArticle('');
  const pageModule = bundle.pageModules.get(sourcePath);
  if (pageModule !== undefined) {
    const Component = (await bundle.server()).components.get(sourcePath);
    if (Component === undefined) return undefined;
    const {code, stylesheets, imports} = pageModule;
    return {article: {Component}, chunk: code, stylesheets, imports};
  }
  const page = resolved.pages.get(sourcePath);
  if (page === undefined) return undefined;
  const body = await compiled.body(sourcePath);
  if (body.type !== 'html') return undefined;
  const {stylesheets = [], head} = compiled.metadata.get(sourcePath) ?? {};
  return {...htmlArticle(fillSlots(body, page.attributes)), stylesheets, head};
}

/** What a page needs besides what all pages have. */
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

/** The path of the file that a route's page is written in; generated pages have none. */
export function sourcePathOf(route: Route): string | undefined {
  return sourceOf(route)?.sourcePath;
}

/** The file that a route's page is written in; generated pages have none. */
export function sourceOf({content}: Route): SourceFile | undefined {
  switch (content.kind) {
    case 'doc':
      return content.doc;
    case 'page':
      return content.page;
    default:
      return undefined;
  }
}

function htmlArticle(html: string): RenderedArticle {
  return {
    article: {html},
    chunk: htmlChunk(html),
    stylesheets: [],
    imports: [],
  };
}

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

/** What the layout needs to bring the article to life: `templates/shared/islands`. */
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

/** The script chunk that brings an `.md` article to a running browser: an ES module that exports its HTML. */
export function htmlChunk(html: string): string {
  return start + JSON.stringify(html) + end;
}

/** The article that a chunk brings. @returns `undefined` for a chunk of another kind. */
export function htmlOfChunk(chunk: string): string | undefined {
  if (!chunk.startsWith(`${start}"`) || !chunk.endsWith(`"${end}`)) return undefined;
  return JSON.parse(chunk.slice(start.length, -end.length));
}
