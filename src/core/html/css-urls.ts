import type {Load} from '../csp/content-security-policy.ts';

/** A URL in a style sheet, with its offset. */
export interface CssUrl {
  readonly href: string;
  /** 0-based. */
  readonly offset: number;
}

/**
 * Matches URLs, and also comments and strings, so that URLs in these are ignored. Groups: `url("…")`, `url(…)`,
 * `@import "…"`.
 */
const tokens =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<![\w-])url\(\s*(?:(["'])((?:\\[\s\S]|(?!\1)[^\\])*)\1|((?:\\[\s\S]|[^)\\"'\s])*))\s*\)|@import\s*(["'])((?:\\[\s\S]|(?!\4)[^\\])*)\4|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/gi;

/** Returns all URLs in a style sheet that browsers load: `url(…)` and `@import "…"`. */
export function cssUrls(css: string): CssUrl[] {
  return [...css.matchAll(tokens)].flatMap((match) => {
    const href = urlIn(match);
    return href === undefined ? [] : [{href, offset: match.index}];
  });
}

/** Replaces the URLs of a style sheet. @param map Returns the new URL, which must not contain quotes. */
export function mapCssUrls(css: string, map: (href: string) => string): string {
  return css.replace(tokens, (...match: string[]) => {
    const [token = ''] = match;
    const href = urlIn(match);
    const mapped = href === undefined ? undefined : map(href);
    if (mapped === undefined || mapped === href) return token;
    return token.startsWith('@') ? `@import "${mapped}"` : `url("${mapped}")`;
  });
}

/** Returns the URL of a match. @param match Match of `tokens`. */
function urlIn(match: readonly (string | undefined)[]): string | undefined {
  const written = match[2] ?? match[3] ?? match[5];
  return written?.trim().replace(/\\([^\da-f\n])/gi, '$1') || undefined;
}

/** Returns a style sheet's resources that a Content-Security-Policy governs: other style sheets, fonts, images. */
export function cssLoads(css: string): (Load & Pick<CssUrl, 'offset'>)[] {
  return cssUrls(css).map(({href, offset}) => ({href, offset, kind: kindAt(css, offset)}));
}

function kindAt(css: string, offset: number): Load['kind'] {
  const before = css.slice(0, offset);
  const isImport =
    /^@import/i.test(css.slice(offset, offset + 7)) || /@import\s*$/i.test(before.slice(-20));
  if (isImport) return 'style';
  return before.lastIndexOf('@font-face') > before.lastIndexOf('}') ? 'font' : 'img';
}
