import type {DocumentProps, HeadTag, PrintedVersionProps, SiteData} from 'legacydocs';
import type {PageData} from '../client/browser/document.ts';
import {attributes, escapeHtml, scriptJson} from '../shared/html.ts';
import {appId, baseUrlBannerId, dataId} from '../shared/ids.ts';
import {baseUrlScript, chosenTabsScript, initialStateScript} from './inline-scripts.ts';

export interface DocumentParts extends Omit<DocumentProps, 'article' | 'hydration'> {
  readonly data: PageData;
  /** HTML inside the container that the browser hydrates. */
  readonly app: string;
  /** HTML that components add to the head, for example to preload images. */
  readonly hoisted: string;
}

/**
 * Returns the document that surrounds the hydrated container. The document is a string instead of React elements,
 * because it is never hydrated, and the order of the elements in its head must be kept.
 */
export function documentHtml(parts: DocumentParts): string {
  const {site, data} = parts;
  const {page} = data.route;
  const classes = page.kind === 'doc' || page.kind === 'category' ? page.rootClassNames : [];
  const className = classes.length === 0 ? undefined : classes.join(' ');
  return htmlDocument(site, headLines(parts), bodyLines(parts), className);
}

/** Returns the document that shows a version on one page, without scripts. */
export function printedDocumentHtml(
  {site, version, head, stylesheets}: PrintedVersionProps,
  body: string,
): string {
  return htmlDocument(site, headOf(`${site.title} ${version.label}`, {head, stylesheets}), [body]);
}

function htmlDocument(
  {locale}: SiteData,
  head: readonly string[],
  body: readonly string[],
  className?: string,
): string {
  const root = attributes({lang: locale.htmlLang, dir: locale.direction, class: className});
  return `<!DOCTYPE html>
<html${root}>
<head>
${head.join('\n')}
</head>
<body>
${body.join('\n')}
</body>
</html>
`;
}

/** Returns the inline scripts in a site's documents. Their hashes are in the Content-Security-Policy. */
export function inlineScripts(site: Pick<SiteData, 'baseUrlIssueBanner'>): string[] {
  const scripts = [initialStateScript, chosenTabsScript];
  return site.baseUrlIssueBanner ? [...scripts, baseUrlScript] : scripts;
}

function headOf(
  title: string,
  {head, stylesheets}: Pick<DocumentProps, 'head' | 'stylesheets'>,
): string[] {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...head.map(headTag),
    ...stylesheets.map((href) => `<link${attributes({rel: 'stylesheet', href})}>`),
  ];
}

function headLines(parts: DocumentParts): string[] {
  const {data, scripts, hoisted} = parts;
  const lines = [
    ...headOf(data.route.documentTitle, parts),
    ...scripts.map((href) => `<link${attributes({rel: 'modulepreload', href})}>`),
  ];
  if (hasBaseUrlBanner(parts)) lines.push(`<script>${baseUrlScript}</script>`);
  if (hoisted !== '') lines.push(hoisted);
  return lines;
}

function bodyLines(parts: DocumentParts): string[] {
  const {site, data, app, scripts} = parts;
  const banner = attributes({id: baseUrlBannerId, 'data-base-url': site.baseUrl});
  return [
    `<script${attributes(initialState(site))}>${initialStateScript}</script>`,
    ...(hasBaseUrlBanner(parts) ? [`<div${banner}></div>`] : []),
    `<div id="${appId}">${app}</div>`,
    ...(app.includes(' data-tabs=') ? [`<script>${chosenTabsScript}</script>`] : []),
    `<script type="application/json" id="${dataId}">${scriptJson(data)}</script>`,
    ...scripts.map((src) => `<script${attributes({type: 'module', src})}></script>`),
  ];
}

function initialState({colorMode, announcementBar}: SiteData) {
  return {
    'data-color-mode': colorMode.defaultMode,
    'data-color-switch': colorMode.disableSwitch ? undefined : 'on',
    'data-system-colors': colorMode.respectPrefersColorScheme ? 'on' : undefined,
    'data-announcement': announcementBar?.id,
  };
}

/** True if the document contains the banner for a wrong base path (row BASE-02). */
function hasBaseUrlBanner({site, data}: DocumentParts): boolean {
  return site.baseUrlIssueBanner && data.route.path === '/';
}

function headTag({tag, attributes: values, text}: HeadTag): string {
  const start = `<${tag}${attributes(values)}>`;
  if (tag !== 'script') return start;
  return `${start}${(text ?? '').replaceAll('</', '<\\/')}</script>`;
}
