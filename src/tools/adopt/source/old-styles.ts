import {isTraversal, parse, SelectorType} from 'css-what';
import type {OldFiles} from './types.ts';

/** Appearance of text that has a meaning in API references. Text that is only shown on hover is hidden. */
export type Appearance = 'code' | 'bold' | 'hidden';

/** Lists of selectors. */
export type OldStyles = Readonly<Record<Appearance, string>>;

/** Maximum number of bytes of a style sheet that are read, and of selectors for each appearance. */
const maxBytes = 400_000;
const maxSelectors = 200;

/** Matches a rule without nested rules: its selectors and its declarations. */
const rule = /([^{};]+)\{([^{}]*)\}/g;

const declarations: Readonly<Record<Appearance, RegExp>> = {
  code: /(?:^|[;\s])font(?:-family)?\s*:[^;]*\b(?:monospace|courier|consolas|menlo|monaco)\b/i,
  bold: /(?:^|[;\s])font(?:-weight)?\s*:[^;]*\b(?:bold|[6-9]00)\b/i,
  hidden: /(?:^|[;\s])visibility\s*:\s*hidden/i,
};

/** Reads the style sheets of a folder. */
export function oldStyles(files: OldFiles['files']): OldStyles {
  const sheets = [...files].flatMap(([path, read]) =>
    path.endsWith('.css') ? Buffer.from(read()).toString('utf8', 0, maxBytes) : [],
  );
  const rules = sheets.flatMap((sheet) => [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(rule)]);
  const selectorsOf = (appearance: Appearance): string => {
    const matching = rules.filter(([, , body = '']) => declarations[appearance].test(body));
    const selectors = matching.flatMap(([, list = '']) => list.split(',')).map((one) => one.trim());
    return [...new Set(selectors.filter(isNamed))].slice(0, maxSelectors).join(', ');
  };
  return {code: selectorsOf('code'), bold: selectorsOf('bold'), hidden: selectorsOf('hidden')};
}

/** True for a selector whose elements have a class, and that does not depend on the state of the page. */
function isNamed(selector: string): boolean {
  try {
    const [parts = []] = parse(selector);
    const own = parts.slice(parts.findLastIndex(isTraversal) + 1);
    return (
      own.some(({type}) => type === SelectorType.Attribute) &&
      parts.every(({type}) => type !== SelectorType.Pseudo && type !== SelectorType.PseudoElement)
    );
  } catch {
    return false;
  }
}
