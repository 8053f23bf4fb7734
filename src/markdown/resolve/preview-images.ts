import type {Diagnostic, LinkLocation} from '../../core/diagnostics/diagnostic.ts';
import {configuredHref, hrefKind} from '../../core/urls/href.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Route} from '../../site/routes/types.ts';
import {type AssetRegistry, fileProblem} from './asset-registry.ts';
import type {LinkContext} from './link-target.ts';
import {mediaFile} from './resolve-slot.ts';
import type {PreviewImage} from './types.ts';

/** The part of a site that determines its pages' preview images. */
export interface PreviewSite {
  readonly configFile: string;
  readonly config: Pick<SiteConfig, 'onBrokenLinks' | 'themeConfig'>;
}

/**
 * Finds a page's preview image for shared links. In front matter, a path that begins with `./`, `../` or `@site/`
 * refers to a file beside the page. The link check verifies any other path.
 *
 * @returns The site's image if the page does not have its own.
 */
export async function previewImage(
  {content}: Route,
  context: LinkContext,
  {configFile, config}: PreviewSite,
  assets: AssetRegistry,
): Promise<{readonly image?: PreviewImage; readonly diagnostics: readonly Diagnostic[]}> {
  const written = writtenImage(content);
  if (!written) {
    const location = {file: configFile, key: 'themeConfig.image'};
    const {image} = config.themeConfig;
    return {...(image && {image: sharedImage(image, context.baseUrl, location)}), diagnostics: []};
  }
  const location = locationOf(content, context);
  if (!/^(?:\.{1,2}|@site)\//.test(written)) {
    return {image: sharedImage(written, context.baseUrl, location), diagnostics: []};
  }
  const {href, problem} = await mediaFile(written, true, context, assets);
  const diagnostics = problem === undefined ? [] : fileProblem(problem, 'image', location, config);
  return {image: {href}, diagnostics};
}

/** Returns an image that is written as a site path or as a full URL. */
function sharedImage(written: string, baseUrl: string, location: LinkLocation): PreviewImage {
  const href = configuredHref(written, baseUrl);
  if (hrefKind(written) === 'external') return {href};
  return {href, link: {href, written, kind: 'asset', location}};
}

function writtenImage(content: Route['content']): string | undefined {
  switch (content.kind) {
    case 'doc':
      return content.doc.frontMatter.image;
    case 'page':
      return content.page.frontMatter.image;
    case 'category':
      return content.index.image;
    case 'not-found':
      return undefined;
  }
}

function locationOf(content: Route['content'], {sourcePath, version}: LinkContext): LinkLocation {
  const source = content.kind === 'doc' ? content.doc : content.kind === 'page' && content.page;
  if (source) return source.locations?.get('image') ?? {file: sourcePath};
  const key = content.kind === 'category' ? `${content.index.title}: link.image` : undefined;
  return {file: version?.folder, key};
}
