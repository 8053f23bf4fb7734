import {posix} from 'node:path';
import type {Image, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {decodePath} from '../../../core/urls/href.ts';
import {droppedField} from '../config-findings.ts';
import type {Report} from '../findings.ts';
import {type Page, pageText} from '../front-matter.ts';
import {beginsWithTitle, type PageHeadings, tableOfContents} from '../heading-ids.ts';
import {destinationOf, parseMarkdown, rangeOf} from '../markdown.ts';
import {isOldFile, type OldFolders} from '../old-files.ts';
import {type PageStyles, stylesMoved, withoutStyles} from '../page-styles.ts';
import {changeReferences} from '../references.ts';
import {applyEdits, type Edit, editsFor, isExternal, lineOf, relativeTo} from '../text.ts';
import {type Fields, fieldsOf, isFields, textOf} from '../values.ts';
import {type BlockOptions, changeBlocks, shownBraces} from './change-blocks.ts';
import {earlyHomeFields} from './early-config.ts';
import {emptyActions, homePage} from './home-page.ts';
import type {FindPage, PageLocation} from './locations.ts';
import {vueFinding, withoutVue} from './vue.ts';

/** A page, including the text of included files. */
export interface ReadPage {
  readonly location: PageLocation;
  /** Path of the page's file, relative to the site's folder. */
  readonly file: string;
  /** Contents of the file. */
  readonly source: string;
  readonly page: Page;
  readonly headings: PageHeadings;
}

export interface PageSurroundings extends OldFolders {
  readonly srcDir: string;
  readonly publicDir: string | undefined;
  readonly find: FindPage;
  /**
   * Returns the old id of a page's title. Links to the id must become links to the page, because titles have no id in
   * legacydocs.
   */
  readonly titleIdOf: (location: PageLocation) => string | undefined;
  readonly blocks: Omit<BlockOptions, 'onPluginContainer'>;
  /** True if Markdown plugins can define further containers. */
  readonly hasPlugins: boolean;
  /** Levels of the headings that `[[toc]]` lists; `undefined` for the default ones. */
  readonly tocLevels: readonly unknown[] | undefined;
  readonly styles: PageStyles;
  /** Title of the site, and of its home page. */
  readonly title: string;
  /** Front matter fields to add. */
  readonly set: Fields;
}

interface ChangedPage {
  readonly text: string;
  /** Files that the page refers to, with their old paths (relative to the old site) and new paths. */
  readonly assets: readonly Asset[];
}

type Asset = readonly [from: string, to: string];

/** Converts a page of VitePress. */
export function changePage(read: ReadPage, report: Report, around: PageSurroundings): ChangedPage {
  const {location, file, source, page, headings} = read;
  const {fields} = page;
  const matter = changeFrontMatter(fields, location.page.path, around.find);
  for (const name of matter.lost) {
    report(droppedField(name, file));
  }
  const onPluginContainer = (opening: string): void => {
    const [, type] = /^:+\s*([\w-]+)/.exec(opening) ?? [];
    const message = `The container \`::: ${type}\` is replaced with its content, because a Markdown plugin defines it.`;
    report.decide('container-lost', message, {
      line: lineOf(source, opening),
      hint: 'Check whether readers need the effect of the container.',
    });
  };
  const blocks = changeBlocks(headings.text, {
    ...around.blocks,
    onPluginContainer: around.hasPlugins ? onPluginContainer : undefined,
  });
  const styled = withoutStyles(blocks, around.styles, (written) => {
    report(stylesMoved(lineOf(source, written.trim())));
  });
  const {text, parts} = withoutVue(styled, fields);
  for (const part of parts) report(vueFinding(part, lineOf(source, part.written)));
  const isHome = fields['layout'] === 'home';
  if (isHome && emptyActions(fields) > 0) {
    report.decide('action-dropped', 'An action of the home page has no text, and is omitted.', {
      hint: 'To keep the action, add a link with a text to the page.',
    });
  }
  const inner = changeInline(text, read, around, report);
  // Without a blank line, text directly below the front matter would be a part of the HTML.
  const body = isHome ? `\n${homePage(fields)}${inner.replace(/^(?=[^\n])/, '\n')}` : inner;
  const assets: Asset[] = [];
  const linked = changeReferences(
    body,
    file,
    ({kind, written}) =>
      kind === 'import' ? written : changedLink(written, location, around, assets),
    'md',
  ).replaceAll(shownBraces, '{{');
  const set = {
    ...(parts.some(({isMissing}) => isMissing) && {
      not_converted: {reason: 'parts that Vue computes', accepted: false},
    }),
    ...titleFields(read),
    ...(isHome && fields['title'] === undefined && {title: around.title}),
    ...around.set,
    ...matter.set,
  };
  return {text: pageText({...page, body: linked}, {set, drop: matter.drop}), assets};
}

/** VitePress shows no title above the text, and names the window after the first heading of level 1. */
function titleFields({page, headings}: ReadPage): Fields {
  if (beginsWithTitle(headings.text)) return {};
  const title = headings.headings.find(({depth}) => depth === 1)?.text;
  return {
    ...(page.fields['title'] === undefined && title && {title}),
    hide_title: true,
  };
}

function changedLink(
  written: string,
  location: PageLocation,
  {folder, root, srcDir, find, titleIdOf}: PageSurroundings,
  assets: Asset[],
): string {
  const {page, version, newPath} = location;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  if (isExternal(path)) return written;
  const target = find(written, page.path);
  if (target !== undefined) {
    const hash = rest.replace(/^[^#]*/, '');
    const isTitle = hash !== '' && decodePath(hash.slice(1)) === titleIdOf(target);
    if (path === '' && !isTitle) return written;
    return relativeTo(newPath, target.newPath) + (isTitle ? '' : hash);
  }
  if (path === '' || path.startsWith('/')) return written;
  const from = posix.join(srcDir, posix.dirname(page.source), decodePath(path));
  if (!isOldFile(from, {folder, root})) return written;
  const inside = posix.relative(srcDir, from).replaceAll('../', 'outside/');
  const to = `content/docs/${version}/${inside.replace(new RegExp(`^${version}/`), '')}`;
  assets.push([from, to]);
  const moved = relativeTo(newPath, to);
  return moved === posix.normalize(path) || moved === path
    ? written
    : moved.replaceAll(' ', '%20') + rest;
}

/** Converts images, `[[toc]]`, and attributes in braces. */
function changeInline(
  text: string,
  read: ReadPage,
  around: PageSurroundings,
  report: Report,
): string {
  const edits: Edit[] = [];
  visit(parseMarkdown(text), (node, index, parent) => {
    if (node.type === 'image') edits.push(...changeImage(node, read, around, report));
    if (node.type === 'link') edits.push(...withDecodedText(node, text));
    if (node.type !== 'text' || parent === undefined || index === undefined) return;
    const {start, end} = rangeOf(node);
    const written = text.slice(start, end);
    const replace = (pattern: RegExp, change: (match: string) => string): void => {
      edits.push(...editsFor(written, pattern, ([match]) => change(match), start));
    };
    const contents = (): string => tableOfContents(read.headings, around.tocLevels);
    const changed = (braces: string): string => changeAttributes(braces, read, report);
    replace(/^\[\[toc\]\][ \t]*$/gim, contents);
    const previous = parent.children[index - 1]?.type ?? '';
    if (/^(?:emphasis|image|link|strong)$/.test(previous)) replace(attributes, changed);
    // In a heading, the braces contain the heading's id, which is kept.
    if (parent.type !== 'heading') replace(lineAttributes, changed);
  });
  return applyEdits(text, edits);
}

/** Decodes the text of a bare URL, like VitePress: `https://a.example/%C3%A9` is shown as `https://a.example/é`. */
function withDecodedText(node: Link, text: string): Edit[] {
  const range = rangeOf(node);
  const written = text.slice(range.start, range.end).replace(/^<|>$/g, '');
  if (!written.startsWith('http') || !/%[\da-f]{2}/i.test(written)) return [];
  try {
    const shown = decodeURI(written).replace(/[[\]\\*_`<]/g, '\\$&');
    return [{...range, text: `[${shown}](<${written}>)`}];
  } catch {
    return [];
  }
}

/**
 * Replaces missing images in `publicDir` with their alternative text. VitePress ignores missing images, but in
 * legacydocs they are errors.
 */
function changeImage(
  node: Image,
  {file, source}: ReadPage,
  {folder, root, srcDir, publicDir}: PageSurroundings,
  report: Report,
): Edit[] {
  const {url} = node;
  const path = decodePath(url.replace(/[?#].*$/, ''));
  const existsIn = (inside: string): boolean => isOldFile(posix.join(inside, path), {folder, root});
  const destination = destinationOf(node);
  if (!url.startsWith('/') || isExternal(url) || destination === undefined) return [];
  if (publicDir !== undefined && existsIn(publicDir)) return [];
  // VitePress also looks for images in the folder of pages.
  if (existsIn(srcDir)) {
    return [{...destination, text: relativeTo(file, posix.join(srcDir, url.slice(1)))}];
  }
  report.decide('image-missing', `The image \`${url}\` does not exist.`, {
    line: lineOf(source, url),
    consequence: 'The alt text is shown instead.',
    hint: 'Add the image to `content/static`, and restore the image in the page.',
  });
  return [{...rangeOf(node), text: node.alt ?? ''}];
}

const attributes = /^\{[:.#]?[\w-]+(?:=[^{}\n]*)?(?:\s+[^{}\n]*)?\}/g;
const lineAttributes = /[ \t]\{[.#][\w-]+[^{}\n]*\}[ \t]*$/gm;

/**
 * Removes classes and sizes in braces after images, links and lines, because they would be shown as text. Ids become
 * anchors.
 */
function changeAttributes(written: string, {source}: ReadPage, report: Report): string {
  const id = /#([\w-]+)/.exec(written)?.[1];
  if (id === undefined) {
    report.decide('attributes-dropped', 'Attributes in braces are omitted.', {
      line: lineOf(source, written.trim()),
      hint: 'If the size or class matters, use an HTML element instead.',
    });
  }
  return id === undefined ? '' : ` <a id="${id}"></a>`;
}

/**
 * Front matter fields of VitePress: converted ones, those that are not needed, and those without a counterpart. Other
 * fields are kept, because they belong to the author.
 */
const converted = ['outline', 'aside', 'sidebar', 'prev', 'next', 'editLink', 'lastUpdated'];
const withoutEffect = ['layout', 'hero', 'features', 'isHome', 'search'];
const dropped = ['head', 'titleTemplate', 'navbar', 'footer', 'pageClass', 'tags'];

interface ChangedFrontMatter {
  readonly set: Fields;
  readonly drop: readonly string[];
  /** Fields without a counterpart. */
  readonly lost: readonly string[];
}

/**
 * Converts the front matter of a page.
 *
 * @param path Path of the page, against which links are resolved.
 */
function changeFrontMatter(fields: Fields, path: string, find: FindPage): ChangedFrontMatter {
  const {outline, aside, prev, next, editLink, lastUpdated, layout} = fields;
  const isBare = layout === 'home' || layout === 'page' || layout === false;
  const isKnown = isBare || layout === undefined || layout === 'doc';
  const range = outlineRange(outline);
  const hasNoOutline = outline === false || aside === false || isBare;
  return {
    set: {
      ...(hasNoOutline
        ? {hide_table_of_contents: true}
        : range && {
            toc_min_heading_level: Math.max(2, range[0]),
            toc_max_heading_level: Math.max(2, range[1]),
          }),
      pagination_prev: isBare ? null : adjacentPage(prev, path, find),
      pagination_next: isBare ? null : adjacentPage(next, path, find),
      custom_edit_url: editLink === false || isBare ? null : undefined,
      last_update: typeof lastUpdated === 'string' ? {date: lastUpdated} : undefined,
    },
    drop: [
      ...converted,
      ...withoutEffect,
      ...dropped,
      ...(layout === 'home' ? earlyHomeFields : []),
    ],
    lost: [
      ...(isKnown && layout !== false ? [] : ['layout']),
      ...dropped.filter((name) => name in fields),
    ],
  };
}

/** Reads the `outline` of a page or the site's `themeConfig.outline`: levels, or `deep`. */
export function outlineRange(outline: unknown): readonly [number, number] | undefined {
  const level = isFields(outline) ? outline['level'] : outline;
  if (level === 'deep') return [2, 6];
  if (typeof level === 'number') return [level, level];
  if (!Array.isArray(level)) return undefined;
  const [from, to]: readonly unknown[] = level;
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
}

/** Returns the previous or next page: the id of a doc, `null` for none, or `undefined` for the default. */
function adjacentPage(value: unknown, path: string, find: FindPage): string | null | undefined {
  if (value === false) return null;
  const link = textOf(fieldsOf(value)['link']);
  return link === undefined ? undefined : find(link, path)?.id;
}
