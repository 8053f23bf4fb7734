import {escapeAttribute} from '../core/html/escape.ts';
import type {HtmlBody, LiveHtml, Slot} from '../markdown/types.ts';

/** Placeholder for the site's base path in frozen files. Like the base path, it begins and ends with a slash. */
export const basePlaceholder = '/__legacydocs_base__/';

/**
 * Placeholder for a version's path. While the version is being frozen, the placeholder is the last segment of the path;
 * in frozen files, it represents the entire path.
 */
export const versionPlaceholder = '__legacydocs_version__';

/** A version's URL paths. */
export interface Mount {
  readonly baseUrl: string;
  /** Route path of the version's root, without the base path and a trailing slash; can be `/`. */
  readonly path: string;
}

/** Replaces the path of a version with its placeholder. @param path The version's path while it is being frozen. */
export function withVersionPlaceholder(text: string, path: string): string {
  return text.replaceAll(path, `/${versionPlaceholder}`);
}

/** Replaces the placeholders for base path and version in a frozen file. */
export function atMount(text: string, {baseUrl, path}: Mount): string {
  const base = baseUrl.slice(0, -1);
  const root = path === '/' ? '' : path;
  return text
    .replaceAll(`${basePlaceholder}${versionPlaceholder}`, () => base + root)
    .replaceAll(`/${versionPlaceholder}`, () => root)
    .replaceAll(basePlaceholder, () => baseUrl)
    .replaceAll(basePlaceholder.slice(0, -1), () => base);
}

/** A frozen article. */
export interface PlaceholderHtml {
  readonly html: string;
  /** Suffix of the words `slot` and `code` in the article's placeholders. See `freeSuffix`. */
  readonly mark: string;
}

/** Matches the opening tag of a highlighted token in HTML or in a JavaScript string. */
const token = /<span class=(\\?")(kd?-[^"\\]*)\1>/g;

/** Returns the distinct class lists of highlighted code in HTML or scripts. */
export function codeClassLists(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(token)].map(([, , list = '']) => list)));
}

/** Replaces the classes in highlighted code with role names. @param roles Role names, keyed by class list. */
export function insertRoles(text: string, roles: ReadonlyMap<string, string>, mark = ''): string {
  return text.replace(token, (whole, quote: string, list: string) => {
    const role = roles.get(list);
    return role === undefined ? whole : `<span class=${quote}code${mark}:${role}${quote}>`;
  });
}

/** Replaces role names with classes. @param classes Class lists for the site's code themes, keyed by role name. */
export function fillRoles(
  text: string,
  classes: Readonly<Record<string, string>>,
  mark = '',
): string {
  const role = new RegExp(`<span class=(\\\\?")code${mark}:([^"\\\\]*)\\1>`, 'g');
  return text.replace(role, (whole, quote: string, name: string) => {
    const list = classes[name];
    if (list === undefined) return whole;
    return list === '' ? '<span>' : `<span class=${quote}${list}${quote}>`;
  });
}

/**
 * Returns an article with placeholders, such as `href="slot:./debugging.md"` for a URL that depends on the site, and
 * `class="code:keyword"` for a code colour.
 *
 * @param html Parts of the HTML between the slots.
 * @param roles Role names, keyed by class list.
 */
export function articleWithPlaceholders(
  html: readonly string[],
  slots: readonly (Pick<Slot, 'attribute' | 'url'> | undefined)[],
  roles: ReadonlyMap<string, string>,
): PlaceholderHtml {
  const mark = freeSuffix(html);
  const pieces = html.map((piece) => insertRoles(piece, roles, mark));
  const [first = '', ...rest] = pieces;
  const text = rest.reduce((before, piece, index) => {
    const {attribute = 'href', url = ''} = slots[index] ?? {};
    return `${before}${attribute}="slot${mark}:${escapeAttribute(url)}"${piece}`;
  }, first);
  return {html: `${text}\n`, mark};
}

/**
 * Returns the parts of an article between its slots.
 *
 * @param classes Class lists for the site's code themes, keyed by role name.
 */
export function articlePieces(
  {html, mark}: PlaceholderHtml,
  classes: Readonly<Record<string, string>>,
): string[] {
  const text = fillRoles(html.slice(0, -1), classes, mark);
  const pieces = text.split(`="slot${mark}:`);
  return pieces.map((piece, index) => {
    const start = index === 0 ? 0 : piece.indexOf('"') + 1;
    // Each part ends before the name of the slot's attribute.
    const end = index === pieces.length - 1 ? piece.length : piece.lastIndexOf(' ') + 1;
    return piece.slice(start, end);
  });
}

/** Returns the HTML of an article with interactive components. @param pieces Parts of the HTML between the slots. */
export function liveBody(pieces: readonly string[], live: LiveHtml): HtmlBody {
  const [before = '', ...behind] = pieces.with(-1, `${pieces.at(-1) ?? ''}</div>`);
  return {type: 'html', html: ['<div ', `>${before}`, ...behind], live};
}

/** Returns the shortest suffix for placeholders that the article's own text does not contain. It is usually empty. */
function freeSuffix(html: readonly string[]): string {
  let mark = '';
  while (html.some((piece) => new RegExp(`="(?:slot|code)${mark}:`).test(piece))) mark += 'x';
  return mark;
}
