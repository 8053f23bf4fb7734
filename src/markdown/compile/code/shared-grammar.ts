import type {CodeOptions} from '../compile-options.ts';
import type {CodeTheme, CodeThemes} from './code-theme.ts';
import type {LanguageId} from './languages.ts';

/**
 * The grammar that reads all four: those of JavaScript, JSX and TSX are one, but for the last part of the names that they
 * give (`keyword.control.js`), and that of TypeScript differs from it in what begins with `<`. Each further grammar costs
 * a build a sixth of a second until its patterns are compiled.
 */
const shared: LanguageId = 'tsx';

const javascript: ReadonlySet<LanguageId> = new Set(['cjs', 'javascript', 'js', 'jsx', 'mjs']);
const typescript: ReadonlySet<LanguageId> = new Set(['cts', 'mts', 'ts', 'typescript']);

/** Code that TypeScript can read as a cast or a generic arrow function, and TSX as an element. */
const ambiguous = [
  // Not right after a name: an argument or parameter of a type could not stand there.
  /(?<![\w$])</,
  // After a word that is no name.
  /\b(?:async|await|default|return|throw|yield)</,
  /<\s*const\b/,
  // Constrained parameters of a type are told by what is declared.
  /(?<!\b(?:class|function|interface|type)\s+[\w$]+)<\s*[\w$]+\s+extends\b/,
].map(({source}) => source);
const ambiguousInTsx = new RegExp(ambiguous.join('|'));

/** @returns The language whose grammar gives the code its colours. */
export type ChooseGrammar = (language: LanguageId, code: string) => LanguageId;

/**
 * Has the four languages read by one grammar where that changes no colour.
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

/** True if a theme can have colours for one of the four languages alone: it names the last part of a scope (`string.quoted.ts`). */
function tellsScriptsApart({settings}: CodeTheme): boolean {
  return settings.some(({scope}) =>
    [scope ?? []].flat().some((selector) => /\.(?:jsx?|tsx?)(?![\w.-])/.test(selector)),
  );
}
