import type {CodeOptions} from '../../types.ts';
import type {CodeTheme, CodeThemes} from './code-theme.ts';
import type {LanguageId} from './languages.ts';

/**
 * Grammar that highlights JavaScript, JSX, TypeScript and TSX. The grammars of JavaScript, JSX and TSX differ only in
 * the last part of their scope names (`keyword.control.js`), and the TypeScript grammar differs only in constructs that
 * begin with `<`. Compiling the patterns of each additional grammar makes a build a sixth of a second slower.
 */
const shared: LanguageId = 'tsx';

const javascript: ReadonlySet<LanguageId> = new Set(['cjs', 'javascript', 'js', 'jsx', 'mjs']);
const typescript: ReadonlySet<LanguageId> = new Set(['cts', 'mts', 'ts', 'typescript']);

/**
 * Matches code that TypeScript can parse as a cast or a generic arrow function, while TSX can parse it as an element.
 */
const ambiguous = [
  // Not directly after a name: a `<` after a name begins type arguments or parameters.
  /(?<![\w$])</,
  // Directly after a keyword.
  /\b(?:async|await|default|return|throw|yield)</,
  /<\s*const\b/,
  // Constrained type parameters, except in declarations, where they are not ambiguous.
  /(?<!\b(?:class|function|interface|type)\s+[\w$]+)<\s*[\w$]+\s+extends\b/,
].map(({source}) => source);
const ambiguousInTsx = new RegExp(ambiguous.join('|'));

/** Returns the language whose grammar highlights the code. */
export type ChooseGrammar = (language: LanguageId, code: string) => LanguageId;

/**
 * Returns a function that selects one grammar for all four languages if the colours stay the same.
 *
 * @param own The site's grammars.
 */
export function chooseGrammars(
  {light, dark}: CodeThemes,
  own: CodeOptions['languages'] = [],
): ChooseGrammar {
  const themes = dark === undefined ? [light] : [light, dark];
  const isOwn = own.some(({name}) => name === shared);
  return isOwn || themes.some(tellsScriptsApart) ? (language) => language : sharedGrammar;
}

function sharedGrammar(language: LanguageId, code: string): LanguageId {
  const isShared =
    javascript.has(language) || (typescript.has(language) && !ambiguousInTsx.test(code));
  return isShared ? shared : language;
}

/**
 * True if a theme can have rules for a single one of the four languages, because it contains the last part of a scope
 * name (`string.quoted.ts`).
 */
function tellsScriptsApart({settings}: CodeTheme): boolean {
  return settings.some(({scope}) =>
    [scope ?? []].flat().some((selector) => /\.(?:jsx?|tsx?)(?![\w.-])/.test(selector)),
  );
}
