import {escapeAttribute} from '../core/html/escape.ts';
import type {HtmlBody, LiveHtml, Slot} from '../markdown/compile/types.ts';

/** Stands for the site's base in frozen files: slashes at both ends, as a base has. */
export const basePlaceholder = '/__legacydocs_base__/';

/** Stands for the last part of a version's address while it is frozen, and then for all of it. */
export const versionPlaceholder = '__legacydocs_version__';

/** Where a version is mounted. */
export interface Mount {
  readonly baseUrl: string;
  /** Route path of the version's root, without the base and an ending slash; may be `/`. */
  readonly path: string;
}

/** Have only the placeholder stand for the version's address. @param path As it was while the version was frozen. */
export function withVersionPlaceholder(text: string, path: string): string {
  return text.replaceAll(path, `/${versionPlaceholder}`);
}

/** Put the addresses of a site into a frozen text. */
export function atMount(text: string, {baseUrl, path}: Mount): string {
  const base = baseUrl.slice(0, -1);
  const root = path === '/' ? '' : path;
  return text
    .replaceAll(`${basePlaceholder}${versionPlaceholder}`, () => base + root)
    .replaceAll(`/${versionPlaceholder}`, () => root)
    .replaceAll(basePlaceholder, () => baseUrl)
    .replaceAll(basePlaceholder.slice(0, -1), () => base);
}

/** An article as it is frozen, and what its marks have in their words. */
export interface PlaceholderHtml {
  readonly html: string;
  readonly mark: string;
}

/** Of coloured code, in HTML or in a string of a script. */
const token = /<span class=(\\?")(kd?-[^"\\]*)\1>/g;

/** Classes of coloured code in HTML or scripts, each list once. */
export function codeClassLists(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(token)].map(([, , list = '']) => list)));
}

/** Have roles stand for colours. @param roles Names, keyed by the classes that stand for them. */
export function insertRoles(text: string, roles: ReadonlyMap<string, string>, mark = ''): string {
  return text.replace(token, (whole, quote: string, list: string) => {
    const role = roles.get(list);
    return role === undefined ? whole : `<span class=${quote}code${mark}:${role}${quote}>`;
  });
}

/** Have colours stand for roles. @param classes Of each role, with the site's themes. */
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
 * Write an article whole: `href="slot:./debugging.md"` where an address belongs that depends on the site, `class="code:keyword"`
 * where a colour belongs.
 *
 * @param roles Names of roles, keyed by the classes that stand for them.
 */
export function articleWithPlaceholders(
  html: readonly string[],
  slots: readonly (Pick<Slot, 'attribute' | 'url'> | undefined)[],
  roles: ReadonlyMap<string, string>,
): PlaceholderHtml {
  const mark = freeMarker(html);
  const pieces = html.map((piece) => insertRoles(piece, roles, mark));
  const [first = '', ...rest] = pieces;
  const text = rest.reduce((before, piece, index) => {
    const {attribute = 'href', url = ''} = slots[index] ?? {};
    return `${before}${attribute}="slot${mark}:${escapeAttribute(url)}"${piece}`;
  }, first);
  return {html: `${text}\n`, mark};
}

/** The article between its slots. @param classes Of each role, with the site's themes. */
export function articlePieces(
  {html, mark}: PlaceholderHtml,
  classes: Readonly<Record<string, string>>,
): string[] {
  const text = fillRoles(html.slice(0, -1), classes, mark);
  const pieces = text.split(`="slot${mark}:`);
  return pieces.map((piece, index) => {
    const start = index === 0 ? 0 : piece.indexOf('"') + 1;
    // The name of the next attribute ends the piece.
    const end = index === pieces.length - 1 ? piece.length : piece.lastIndexOf(' ') + 1;
    return piece.slice(start, end);
  });
}

/** An article whose components come alive. @param pieces Between its slots. */
export function liveBody(pieces: readonly string[], live: LiveHtml): HtmlBody {
  const [before = '', ...behind] = pieces.with(-1, `${pieces.at(-1) ?? ''}</div>`);
  return {type: 'html', html: ['<div ', `>${before}`, ...behind], live};
}

/** Letters with which no text of the article looks like a mark; mostly none. */
function freeMarker(html: readonly string[]): string {
  let mark = '';
  while (html.some((piece) => new RegExp(`="(?:slot|code)${mark}:`).test(piece))) mark += 'x';
  return mark;
}
