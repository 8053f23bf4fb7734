import type {CodeOptions} from '../compile-options.ts';
import type {CodeTheme, CodeThemes} from './code-theme.ts';
import type {LanguageId} from './languages.ts';

/**
 * The grammar for all four languages. The grammars of JavaScript, JSX and TSX differ only in the last part of their
 * scope names (`keyword.control.js`), and the TypeScript grammar differs only in constructs that begin with `<`. Each
 * further grammar adds a sixth of a second to a build, until its patterns are compiled.
 */
const shared: LanguageId = 'tsx';

const javascript: ReadonlySet<LanguageId> = new Set(['cjs', 'javascript', 'js', 'jsx', 'mjs']);
const typescript: ReadonlySet<LanguageId> = new Set(['cts', 'mts', 'ts', 'typescript']);

/** Matches code that TypeScript can parse as a cast or a generic arrow function, and TSX as an element. */
const ambiguous = [
  // Not directly after a name: a type argument or parameter is not possible there.
  /(?<![\w$])</,
  // After a keyword.
  /\b(?:async|await|default|return|throw|yield)</,
  /<\s*const\b/,
  // The declaration identifies constrained type parameters.
  /(?<!\b(?:class|function|interface|type)\s+[\w$]+)<\s*[\w$]+\s+extends\b/,
].map(({source}) => source);
const ambiguousInTsx = new RegExp(ambiguous.join('|'));

/** @returns The language whose grammar highlights the code. */
export type ChooseGrammar = (language: LanguageId, code: string) => LanguageId;

/**
 * Uses one grammar for the four languages if the colours stay the same.
 *
 * @param own Grammars of the site.
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

/** True if a theme can have rules for only one of the four languages: it names the last part of a scope (`string.quoted.ts`). */
function tellsScriptsApart({settings}: CodeTheme): boolean {
  return settings.some(({scope}) =>
    [scope ?? []].flat().some((selector) => /\.(?:jsx?|tsx?)(?![\w.-])/.test(selector)),
  );
}
