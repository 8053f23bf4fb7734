import {wordingOf} from '../../core/messages/site-messages.ts';
import {routeToHref, routeToMarkdownPath, withoutTrailingSlash} from '../../core/urls/href.ts';
import type {Route, Version} from '../../site/types.ts';
import {escapeText} from '../to-markdown/inline.ts';
import type {EmittedFile, RenderInput} from '../types.ts';
import {routesOf, versionPages} from './version-pages.ts';

type LlmsInput = Pick<RenderInput, 'config' | 'content' | 'routes' | 'layout'>;

/** Pages below one heading in `llms.txt`. */
interface Section {
  readonly heading: string;
  readonly routes: readonly Route[];
}

/**
 * Returns `llms.txt` for the site and for each version, at the version's path.
 *
 * @see https://llmstxt.org
 */
export function llmsFiles(input: LlmsInput): EmittedFile[] {
  const {config, content} = input;
  if (config.markdownPages === 'none') return [];
  const atRoot = content.versions.find(({path}) => path === '/');
  const others = content.versions.filter((version) => version !== atRoot);
  return [
    {outputPath: 'llms.txt', contents: siteList(atRoot, input)},
    ...others.map((version) => ({
      outputPath: llmsPath(version, 'llms.txt'),
      contents: text([
        ...introduction(version, input),
        ...fullTextNote(version, input),
        ...sectionLists(version, input),
      ]),
    })),
  ];
}

/**
 * Returns `llms-full.txt` for each version, with all pages of the version.
 *
 * @param markdownOf Returns a page's Markdown.
 */
export function fullTexts(
  input: LlmsInput,
  markdownOf: (path: string) => string | undefined,
): EmittedFile[] {
  if (input.config.markdownPages !== 'full') return [];
  return input.content.versions.map((version) => {
    const routes = sections(version, input).flatMap((section) => section.routes);
    const pages = routes.flatMap(({path}) => markdownOf(path) ?? []);
    return {
      outputPath: fullTextPath(version),
      contents: [text(introduction(version, input)), ...pages].join('\n'),
    };
  });
}

/** Returns the path of a version's `llms-full.txt`, relative to the output folder. */
export function fullTextPath(version: Pick<Version, 'path'>): string {
  return llmsPath(version, 'llms-full.txt');
}

function llmsPath({path}: Pick<Version, 'path'>, name: string): string {
  return `${path === '/' ? '' : `${path.slice(1)}/`}${name}`;
}

function siteList(atRoot: Version | undefined, input: LlmsInput): string {
  const {config, content, routes} = input;
  const {tagline} = config;
  const {markdown: words, versions} = wordingOf(config).messages;
  const lists = content.versions.map((version) => {
    const newest = version.isLast && content.versions.length > 1 ? words.newest : '';
    const notes = [version.packageRange ?? '', newest].filter((note) => note !== '').join('; ');
    return item(version.label, absoluteUrl(`/${llmsPath(version, 'llms.txt')}`, input), notes);
  });
  const pages = routes.routes.filter(
    (route) => route.content.kind === 'page' && input.layout.isListed(route),
  );
  return text([
    `# ${line(config.title)}`,
    ...(tagline === '' ? [] : [`> ${line(tagline)}`]),
    words.eachPage,
    ...(lists.length === 0 ? [] : [`## ${line(versions)}\n\n${lists.join('\n')}`]),
    ...sectionText({heading: words.pages, routes: pages}, input),
    ...(atRoot === undefined
      ? []
      : [...fullTextNote(atRoot, input), ...sectionLists(atRoot, input)]),
  ]);
}

/** Returns a version's title, its package, and links to the other versions. */
function introduction(version: Version, input: LlmsInput): string[] {
  const {config, content} = input;
  const {label, packageRange} = version;
  const words = wordingOf(config).messages.markdown;
  const others = content.versions.filter((other) => other !== version);
  const links = others.map((other) => {
    const link = `[${line(other.label)}](${absoluteUrl(`/${llmsPath(other, 'llms.txt')}`, input)})`;
    return other.packageRange === undefined ? link : `${link} (${line(other.packageRange)})`;
  });
  return [
    `# ${line(`${config.title} ${label}`)}`,
    `> ${
      packageRange === undefined
        ? filled(words.version, {version: line(label)})
        : filled(words.versionOf, {version: line(label), package: line(packageRange)})
    }`,
    ...(links.length === 0 ? [] : [filled(words.otherVersions, {links: links.join(', ')})]),
  ];
}

function fullTextNote(version: Version, input: LlmsInput): string[] {
  if (input.config.markdownPages !== 'full') return [];
  const {oneFile} = wordingOf(input.config).messages.markdown;
  return [`[${line(oneFile)}](${absoluteUrl(`/${fullTextPath(version)}`, input)})`];
}

function sectionLists(version: Version, input: LlmsInput): string[] {
  return sections(version, input).flatMap((section) => sectionText(section, input));
}

function sectionText({heading, routes}: Section, input: LlmsInput): string[] {
  const items = routes.map((route) => {
    const {title, description} = input.layout.texts(route);
    const href = absoluteUrl(`/${routeToMarkdownPath(route.path)}`, input);
    return item(title || input.config.title, href, description);
  });
  return items.length === 0 ? [] : [`## ${line(heading)}\n\n${items.join('\n')}`];
}

/** Returns a version's listed pages in sidebar order, grouped by top-level category. */
function sections(version: Version, input: LlmsInput): Section[] {
  const {sidebars, others} = versionPages(version, input);
  const words = wordingOf(input.config).messages.markdown;
  const found = sidebars.flatMap((entries): Section[] => {
    const loose = entries.filter(({items}) => items === undefined);
    const categories = entries.filter(({items}) => items !== undefined);
    return [
      {heading: words.pages, routes: loose.flatMap(routesOf)},
      ...categories.map((entry) => ({heading: entry.label, routes: routesOf(entry)})),
    ];
  });
  return [...found, {heading: words.otherPages, routes: others}].filter(
    (section) => section.routes.length > 0,
  );
}

function item(label: string, href: string, description: string): string {
  return `- [${line(label)}](${href})${description === '' ? '' : `: ${line(description)}`}`;
}

/**
 * Returns the full URL of a path.
 *
 * @param path Begins with `/`, without the base path.
 */
function absoluteUrl(path: string, {config}: LlmsInput): string {
  return new URL(routeToHref(withoutTrailingSlash(path), config.baseUrl), config.url).href;
}

/** Replaces the placeholders in a message. */
function filled(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (name, key) => values[key] ?? name);
}

/** Escapes a text and joins its lines. */
function line(words: string): string {
  return escapeText(words.replace(/\s+/g, ' ').trim());
}

function text(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
