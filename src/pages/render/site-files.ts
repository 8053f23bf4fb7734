import {contentSecurityPolicy} from '../../core/csp/content-security-policy.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {sitemapName} from '../../core/urls/sitemap-name.ts';
import type {EmittedFile, RenderInput} from '../types.ts';
import {hostingFiles} from './hosting-files.ts';
import {redirectsFile, type SiteRedirects} from './hosting-rules.ts';
import {llmsFiles} from './llms-files.ts';
import {ownPolicyNote, sendsPolicy, shadowedRedirects} from './own-hosting.ts';
import {redirectPages, redirectScript} from './redirect-page.ts';
import {sitemapFiles} from './sitemap.ts';

/**
 * Path of the route manifest. The manifest contains only paths, so it changes only if pages are added or removed (row
 * OUT-05).
 */
const routeManifestPath = '_data/routes.json';

/** Files that a site cannot replace: those that pages need, and those that are merged with the site's own. */
const irreplaceable = /^(?:_data\/|_headers$|_redirects$)/;

/** Returns the files that belong to the entire site. */
export function siteFiles(input: RenderInput): EmittedFile[] {
  const {config, routes, layout} = input;
  const listed = routes.routes.filter(layout.isListed);
  const files: EmittedFile[] = [
    {outputPath: routeManifestPath, contents: json(listed.map(({path}) => path))},
    ...[...layout.sidebars].map(([version, sidebars]) => ({
      outputPath: sidebarPath(version),
      contents: json(Object.fromEntries(sidebars)),
    })),
    {outputPath: '.nojekyll', contents: ''},
    {outputPath: 'robots.txt', contents: robots(input)},
    ...llmsFiles(input),
  ];
  const redirectPage = redirectPages(config);
  files.push(
    ...hostingFiles({
      ...siteRedirects(input),
      policy: headerPolicy(input),
      hasMarkdownPages: config.markdownPages !== 'none',
      pages: routes.routes.map(({path}) => path),
      trailingSlash: config.trailingSlash,
      own: input.ownHosting,
    }),
    ...routes.redirects.map((redirect) => ({
      outputPath: redirect.outputPath,
      contents: redirectPage(redirect),
    })),
  );
  if (!config.noIndex) files.push(...sitemapFiles(indexedPages(input), config));
  return withoutOwn(files, input);
}

/** Removes generated files that the site replaces with its own. */
export function withoutOwn(
  files: readonly EmittedFile[],
  {content}: Pick<RenderInput, 'content'>,
): EmittedFile[] {
  const own = new Set(content.staticFiles.map(({outputPath}) => outputPath));
  return files.filter(({outputPath}) => irreplaceable.test(outputPath) || !own.has(outputPath));
}

/** Returns conflicts between the site's own hosting files and the generated ones. */
export function hostingProblems(input: RenderInput): Diagnostic[] {
  const {config, ownHosting} = input;
  const headers = ownHosting.get('_headers');
  const redirects = redirectsFile(siteRedirects(input));
  const isLost = headers !== undefined && config.csp.mode === 'headers' && sendsPolicy(headers);
  return [
    ...(isLost ? [ownPolicyNote(headers)] : []),
    ...shadowedRedirects(redirects, ownHosting.get('_redirects')),
  ];
}

function siteRedirects({config, routes}: RenderInput): SiteRedirects {
  const {redirects, redirectPatterns} = routes;
  return {redirects, redirectPatterns, url: config.url, baseUrl: config.baseUrl};
}

/** Returns the policy that hosts send; `undefined` if pages contain the policy, or if the site does not have one. */
function headerPolicy({config, bundle, routes}: RenderInput): string | undefined {
  if (config.csp.mode !== 'headers') return undefined;
  const scripts = routes.redirects.length === 0 ? [] : [redirectScript];
  return contentSecurityPolicy(config.csp, [...bundle.inlineScripts, ...scripts]);
}

/** Returns the path of a version's complete sidebars, relative to the output folder. */
function sidebarPath(version: string): string {
  return `_data/sidebars/${version}.json`;
}

function indexedPages({routes, layout}: RenderInput) {
  return routes.routes
    .filter((route) => layout.isIndexed(route))
    .map(({path, content}) => ({
      path,
      time: content.kind === 'doc' ? content.doc.lastUpdate?.time : undefined,
    }));
}

function robots({config}: RenderInput): string {
  // Crawlers must be able to read the page's `noindex`.
  if (config.noIndex) return 'User-agent: *\nAllow: /\n';
  const sitemapUrl = new URL(config.baseUrl + sitemapName, config.url).href;
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
