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

/** A page's article for the server, and its chunk for browsers. */
export interface RenderedArticle extends PageNeeds {
  readonly article: Article;
  /**
   * ES module that exports the article's HTML as a string (`.md`), or the page's component (`.mdx`, `.tsx`).
   */
  readonly chunk: string;
  /** Head tags of frozen components, which are not rendered again. */
  readonly head?: PageMetadata['head'];
}

/** @returns `undefined` if the page did not compile, which has been reported. */
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

/** Returns the styles and scripts of a page in addition to those of all pages. */
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

/** Returns the path of a page's source file; `undefined` for generated pages. */
export function sourcePathOf(route: Route): string | undefined {
  return sourceOf(route)?.sourcePath;
}

/** Returns a page's source file; `undefined` for generated pages. */
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

/** Fills the slots of an article. `attributes` has one entry for each slot, in order. */
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

/** Returns the attributes from which `templates/shared/islands` hydrates the article. */
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

/** Returns the chunk of an `.md` article: an ES module that exports its HTML. */
export function htmlChunk(html: string): string {
  return start + JSON.stringify(html) + end;
}

/** Returns the article in a chunk; `undefined` for the chunk of a component. */
export function htmlOfChunk(chunk: string): string | undefined {
  if (!chunk.startsWith(`${start}"`) || !chunk.endsWith(`"${end}`)) return undefined;
  return JSON.parse(chunk.slice(start.length, -end.length));
}
