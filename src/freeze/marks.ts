import type {HtmlBody, Slot} from '../compile/types.ts';
import {escapeAttribute} from '../html/escape.ts';

/** An article as it is frozen, and what its marks have in their words. */
export interface MarkedHtml {
  readonly html: string;
  readonly mark: string;
}

const token = /<span class="(kd?-[^"]*)">/g;

/** Classes of coloured code in a piece of HTML, each list once. */
export function codeClassLists(html: readonly string[]): Set<string> {
  return new Set(html.flatMap((piece) => [...piece.matchAll(token)].map(([, list = '']) => list)));
}

/**
 * Write an article whole: `href="slot:./debugging.md"` where an address belongs that depends on the site, `class="code:keyword"`
 * where a colour belongs.
 *
 * @param roles Names of roles, keyed by the classes that stand for them.
 */
export function markArticle(
  {html}: HtmlBody,
  slots: readonly Pick<Slot, 'attribute' | 'url'>[],
  roles: ReadonlyMap<string, string>,
): MarkedHtml {
  const mark = freeMark(html);
  const pieces = html.map((piece) =>
    piece.replace(token, (whole, list: string) => {
      const role = roles.get(list);
      return role === undefined ? whole : `<span class="code${mark}:${role}">`;
    }),
  );
  const [first = '', ...rest] = pieces;
  const text = rest.reduce((before, piece, index) => {
    const {attribute = 'href', url = ''} = slots[index] ?? {};
    return `${before}${attribute}="slot${mark}:${escapeAttribute(url)}"${piece}`;
  }, first);
  return {html: `${text}\n`, mark};
}

/** The article between its slots. @param classes Of each role, with the site's themes. */
export function readArticle(
  {html, mark}: MarkedHtml,
  classes: Readonly<Record<string, string>>,
): HtmlBody {
  const colored = html
    .slice(0, -1)
    .replace(new RegExp(`<span class="code${mark}:([^"]*)">`, 'g'), (_, role: string) => {
      const list = classes[role] ?? '';
      return list === '' ? '<span>' : `<span class="${list}">`;
    });
  const slot = new RegExp(`(?<= )[a-z]+="slot${mark}:[^"]*"`);
  return {type: 'html', html: colored.split(slot)};
}

/** Letters with which no text of the article looks like a mark; mostly none. */
function freeMark(html: readonly string[]): string {
  let mark = '';
  while (html.some((piece) => new RegExp(`="(?:slot|code)${mark}:`).test(piece))) mark += 'x';
  return mark;
}
