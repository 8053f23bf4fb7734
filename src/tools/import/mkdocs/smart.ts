import {type Edit, editsFor} from '../text.ts';
import {type Fields, fieldsOf} from '../values.ts';

/** Returns edits that replace characters in a range of a page with typographic ones. */
export type SmartEdits = (page: string, start: number, end: number) => Edit[];

const fractions = '1/2½ 1/3⅓ 1/4¼ 1/5⅕ 1/6⅙ 1/8⅛ 2/3⅔ 2/5⅖ 3/4¾ 3/5⅗ 3/8⅜ 4/5⅘ 5/6⅚ 5/8⅝ 7/8⅞';

/** Symbols of `pymdownx.smartsymbols`, keyed by pattern. */
const symbols: Readonly<Record<string, string>> = {
  '\\(tm\\)': '™',
  '\\(c\\)': '©',
  '\\(r\\)': '®',
  '\\bc/o\\b': '℅',
  '\\+/-': '±',
  '=/=': '≠',
  '<-->': '↔',
  '(?<!-)-->': '→',
  '<--(?!-)': '←',
  ...Object.fromEntries(
    fractions.split(' ').map((one) => [`(?<!\\d)${one.slice(0, 3)}(?!\\d)`, one.slice(3)]),
  ),
};

const dashes = {'(?<!-)---(?!-)': '—', '(?<!-)--(?!-)': '–'};
const ellipses = {'(?<!\\.)\\.{3}(?!\\.)': '…'};

/** Returns the edits of the extensions `smarty` and `pymdownx.smartsymbols`. Formulas, fences and attributes stay. */
export function smartEditsOf(extensions: ReadonlyMap<string, Fields>): SmartEdits {
  const smarty = fieldsOf(extensions.get('smarty'));
  const isOn = (option: string): boolean => extensions.has('smarty') && smarty[option] !== false;
  const replaced = Object.entries({
    ...(extensions.has('pymdownx.smartsymbols') && symbols),
    ...(isOn('smart_dashes') && dashes),
    ...(isOn('smart_ellipses') && ellipses),
  }).map(([pattern, text]) => [new RegExp(pattern, 'g'), text] as const);
  return (page, start, end) => {
    const written = page.slice(start, end);
    if (/[$]|\\[([]/.test(written)) return [];
    const edits = replaced.flatMap(([pattern, text]) =>
      editsFor(written, pattern, () => text, start),
    );
    if (isOn('smart_quotes')) {
      edits.push(
        ...editsFor(
          written,
          /["']/g,
          ({0: mark, index}) => quote(mark, page, start + index),
          start,
        ),
      );
    }
    return edits.filter(({start: at}) => {
      const before = page.slice(page.lastIndexOf('\n', at - 1) + 1, at);
      return !/^[\s>]*:{3}|\{[^{}]*$/.test(before);
    });
  };
}

function quote(mark: string, page: string, at: number): string {
  const isOpening =
    /^$|[\s([{–—-]/.test(page.charAt(at - 1)) ||
    (/[*_]/.test(page.charAt(at - 1)) && /\w/.test(page.charAt(at + 1)));
  if (mark === '"') return isOpening ? '“' : '”';
  return isOpening && !/\d/.test(page.charAt(at + 1)) ? '‘' : '’';
}
