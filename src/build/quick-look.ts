import {readText} from '../content/files/read-text.ts';
import {findMdx} from '../content/format/find-mdx.ts';
import {hasFrontMatter} from '../content/front-matter/has-front-matter.ts';
import {sourceOf} from '../render/article.ts';
import {fillSlots} from '../render/fill-slots.ts';
import type {RenderInput} from '../render/types.ts';
import type {TocItem} from '../theme/types.ts';

/** How a page looks with the text that its file has now. */
export interface PageLook {
  /** Of the route, without the base. */
  readonly path: string;
  /** The article. */
  readonly html: string;
  readonly toc: readonly TocItem[];
}

/**
 * Look at a page before the site is built again, with what the last build knows of everything else: the work is
 * that of one page, however large the site is.
 *
 * @param sourcePath Relative to the site folder.
 * @returns `undefined` when more has changed than the text of a Markdown page: only a build can tell.
 */
export type QuickLook = (sourcePath: string) => Promise<PageLook | undefined>;

export function quickLook({
  siteFolder,
  routes,
  compiled,
  resolved,
  shell,
}: Pick<RenderInput, 'routes' | 'compiled' | 'resolved' | 'shell'> & {
  readonly siteFolder: string;
}): QuickLook {
  return async (sourcePath) => {
    const route = routes.bySource.get(sourcePath);
    if (route === undefined) return undefined;
    const page = sourceOf(route);
    if (page?.sourcePath !== sourcePath || page.format !== 'md') return undefined;
    const {text, problem} = await readText(siteFolder, sourcePath);
    // Some editors empty a file before they write it.
    if (problem !== undefined || text === '') return undefined;
    if (!hasFrontMatter(text, page.frontMatter) || findMdx(text) !== undefined) return undefined;
    const again = await compiled.recompile(sourcePath, Buffer.from(text));
    if (again === undefined || again.body.body.type !== 'html') return undefined;
    const resolvedPage = await resolved.resolveAgain(sourcePath, again.facts);
    if (resolvedPage === undefined) return undefined;
    return {
      path: route.path,
      html: fillSlots(again.body.body, resolvedPage.attributes),
      toc: shell.tocOf(route, again.facts),
    };
  };
}
