import type {Load} from '../csp/content-security-policy.ts';

/** An address in a style sheet, and where it begins. */
export interface CssAddress {
  readonly href: string;
  /** 0-based. */
  readonly offset: number;
}

/** Comments and strings are consumed, so that nothing in them counts; groups: `url("…")`, `url(…)`, `@import "…"`. */
const tokens =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<![\w-])url\(\s*(?:(["'])((?:\\[\s\S]|(?!\1)[^\\])*)\1|((?:\\[\s\S]|[^)\\"'\s])*))\s*\)|@import\s*(["'])((?:\\[\s\S]|(?!\4)[^\\])*)\4|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/gi;

/** Every address that a style sheet loads: `url(…)` and `@import "…"`. */
export function cssAddresses(css: string): CssAddress[] {
  return [...css.matchAll(tokens)].flatMap((match) => {
    const href = addressIn(match);
    return href === undefined ? [] : [{href, offset: match.index}];
  });
}

/** A style sheet with other addresses. @param map Gets each address; gives one that holds no quotes. */
export function mapCssAddresses(css: string, map: (href: string) => string): string {
  return css.replace(tokens, (...match: string[]) => {
    const [token = ''] = match;
    const href = addressIn(match);
    const mapped = href === undefined ? undefined : map(href);
    if (mapped === undefined || mapped === href) return token;
    return token.startsWith('@') ? `@import "${mapped}"` : `url("${mapped}")`;
  });
}

/** @param match Of `tokens`. */
function addressIn(match: readonly (string | undefined)[]): string | undefined {
  const written = match[2] ?? match[3] ?? match[5];
  return written?.trim().replace(/\\([^\da-f\n])/gi, '$1') || undefined;
}

/** Resources of a style sheet that a Content-Security-Policy governs: other sheets, fonts, images. */
export function cssLoads(css: string): (Load & Pick<CssAddress, 'offset'>)[] {
  return cssAddresses(css).map(({href, offset}) => ({href, offset, kind: kindAt(css, offset)}));
}

function kindAt(css: string, offset: number): Load['kind'] {
  const before = css.slice(0, offset);
  const isImport =
    /^@import/i.test(css.slice(offset, offset + 7)) || /@import\s*$/i.test(before.slice(-20));
  if (isImport) return 'style';
  return before.lastIndexOf('@font-face') > before.lastIndexOf('}') ? 'font' : 'img';
}
