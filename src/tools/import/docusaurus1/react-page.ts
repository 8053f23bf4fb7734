import type {Root} from 'hast';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {BuildError} from '../../../core/diagnostics/diagnostic.ts';
import {pageText} from '../front-matter.ts';
import {parseMarkdown, rangeOf} from '../markdown.ts';
import {changeReferences} from '../references.ts';
import type {StaticPage} from '../run/static-react.ts';
import {isExternal} from '../text.ts';
import {textOf} from '../values.ts';
import type {Docusaurus1Site} from './read-site.ts';

interface ReactPage {
  /** Path of the component, relative to the old site. */
  readonly oldPath: string;
  /** Path of the page, without the base path and extension. */
  readonly route: string;
  /** Default title. */
  readonly title: string;
  /** Language of the page; empty if the URLs contain no language. */
  readonly language: string;
  /** Paths of the other pages, without the base path and extension. */
  readonly routes: ReadonlySet<string>;
}

/**
 * Renders a React page once, in the restricted process.
 *
 * @returns Markdown with HTML, or the reason why the page needs Docusaurus 1.
 */
export async function renderReactPage(
  page: ReactPage,
  site: Docusaurus1Site,
): Promise<{readonly text: string} | {readonly reason: string}> {
  const {oldPath, title, language} = page;
  let value: unknown;
  try {
    ({value} = await site.run(oldPath, {config: site.configFile, language}));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return {reason: error.message};
  }
  const rendered = value as StaticPage;
  const tree: Root = {type: 'root', children: [...rendered.children]};
  visit(tree, 'raw', (node) => {
    node.value = withClosedCode(node.value);
  });
  const html = unified().use(rehypeStringify, {allowDangerousHtml: true}).stringify(tree);
  const body = changeReferences(
    `<div class="docusaurus-1">\n${html}\n</div>\n`,
    'page.md',
    ({kind, written}) => (kind === 'link' ? changeLink(written, page, site) : written),
    'md',
  );
  const set = {
    title: rendered.title ?? title,
    ...(rendered.description !== undefined && {description: rendered.description}),
    hide_title: true,
    hide_table_of_contents: true,
  };
  return {text: pageText({fields: {}, yaml: [], body: `\n${body}`}, {set})};
}

/** Closes a code block at the end of a block's Markdown. Otherwise, the code would contain the rest of the page. */
function withClosedCode(text: string): string {
  const last = parseMarkdown(text).children.at(-1);
  if (last?.type !== 'code') return text;
  const {start, end} = rangeOf(last);
  const lines = text.slice(start, end).trimEnd().split('\n');
  // Indented code does not have a fence.
  const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  if (fence === undefined) return text;
  const ending = lines.slice(1).at(-1)?.trim() ?? '';
  const isClosed = ending.startsWith(fence) && new Set(ending).size === 1;
  return isClosed ? text : `${text.trimEnd()}\n${fence}\n\n`;
}

function changeLink(
  written: string,
  {route, routes}: ReactPage,
  {config}: Docusaurus1Site,
): string {
  if (isExternal(written) || written.startsWith('#')) return written;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? [];
  const base = (textOf(config['baseUrl']) ?? '/').replace(/\/$/, '');
  const {pathname} = new URL(path, `https://old.example${base}${route}`);
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return written;
  const inSite = pathname.slice(base.length) || '/';
  const target = inSite.replace(/\.html$/, '').replace(/\/index$/, '/');
  return (routes.has(target) ? target : inSite) + rest;
}
