import type {Element} from 'hast';
import {findLanguage} from '../../../markdown/compile/code/languages.ts';
import {undrawn} from '../profiles/common.ts';
import {attribute, classesOf, matches} from '../tree/select.ts';

/** Language names in other highlighters, mapped to the names in Shiki. */
export const aliases: Readonly<Record<string, string>> = {
  'bash-session': 'shellsession',
  'c++': 'cpp',
  cfg: 'ini',
  conf: 'ini',
  config: 'ini',
  console: 'shellsession',
  django: 'jinja',
  dosbatch: 'bat',
  dosini: 'ini',
  golang: 'go',
  'html+django': 'jinja',
  'html+jinja': 'jinja',
  htmldjango: 'jinja',
  iex: 'elixir',
  ipython: 'python',
  ipython2: 'python',
  ipython3: 'python',
  irb: 'ruby',
  'julia-repl': 'julia',
  'myst-ansi': 'text',
  numpy: 'python',
  output: 'text',
  'obj-c': 'objective-c',
  'plain-text': 'text',
  plsql: 'sql',
  postgres: 'sql',
  postgresql: 'sql',
  properties: 'ini',
  ps1: 'powershell',
  ps1con: 'powershell',
  pwsh: 'powershell',
  py3: 'python',
  py3tb: 'text',
  pycon: 'python',
  pycon3: 'python',
  pytb: 'text',
  python2: 'python',
  python3: 'python',
  'python-repl': 'python',
  rest: 'rst',
  restructuredtext: 'rst',
  'sh-session': 'shellsession',
  shell_session: 'shellsession',
  'text-only': 'text',
  'visual-basic': 'vb',
  udiff: 'diff',
  unknown: 'text',
  'web-idl': 'text',
  webidl: 'text',
};

/** Classes of code blocks that could be mistaken for the name of a language. */
const otherClasses = new Set(
  'highlight highlighter-rouge hljs code codehilite prettyprint prettyprinted linenums source sourcecode literal-block notranslate shiki prism-code language line-numbers rouge chroma editable playground copyable css ignore output should_panic no_run'.split(
    ' ',
  ),
);

/** Values that generators use for code without a language. */
const unnamed = new Set([
  'undefined',
  'null',
  'fallback',
  'nohighlight',
  'no-highlight',
  'plain_text',
]);

/** Returns the name of a language in Shiki for its name in another highlighter; an unknown name is returned unchanged. */
export function highlighterName(written: string): string {
  const lower = written.toLowerCase();
  if (findLanguage(lower) !== undefined) return written;
  return aliases[lower] ?? (unnamed.has(lower) ? 'text' : written);
}

/** Language of a code block in the old page. */
export interface NamedLanguage {
  /** As written on the page, in lower case. */
  readonly written: string;
  /** Name for the highlighter; `undefined` if the highlighter does not support the language. */
  readonly known: string | undefined;
}

/**
 * Reads the language of a code block from classes and data attributes.
 *
 * @param elements The `<code>`, the `<pre>`, and the elements around them, innermost first.
 */
export function languageOf(elements: readonly Element[]): NamedLanguage | undefined {
  for (const read of [dataLanguage, prefixedClass, followedClass]) {
    for (const element of elements) {
      const written = read(element)?.toLowerCase();
      if (written && !unnamed.has(written)) return named(written, elements);
    }
  }
  return undefined;
}

function named(written: string, elements: readonly Element[]): NamedLanguage | undefined {
  if (['none', 'plain', 'plaintext', 'text'].includes(written)) {
    return {written, known: 'text'};
  }
  // In Sphinx, `default` means Python if the block is valid Python.
  if (written === 'default') {
    const isPython = elements.some(({children}) =>
      children.some(
        (node) => node.type === 'element' && node.tagName === 'span' && node.children.length > 0,
      ),
    );
    return isPython ? {written, known: 'python'} : undefined;
  }
  const name = aliases[written] ?? written;
  return {written, known: findLanguage(name) === undefined ? undefined : name};
}

function dataLanguage(element: Element): string | undefined {
  const confluence = attribute(element, 'data-syntaxhighlighter-params') ?? '';
  return (
    attribute(element, 'data-lang') ??
    attribute(element, 'data-language') ??
    /\bbrush:\s*([\w+#-]+)/.exec(confluence)?.[1]
  );
}

/**
 * Returns the language in a class such as `language-js`, `lang-js`, `highlight-source-js` or `highlight-js`, or in
 * `brush: js`.
 */
function prefixedClass(element: Element): string | undefined {
  const classes = classesOf(element);
  const brush = classes.indexOf('brush:');
  if (brush !== -1) return classes[brush + 1]?.replace(/;$/, '');
  return classes
    .map(
      (name) =>
        /^(?:language-|lang-|highlight-source-|highlight-|brush:)([\w+#.-]+)$/.exec(name)?.[1],
    )
    .find((name) => name !== undefined);
}

/** Returns the class that is the name of a language: `hljs js`, `sourceCode python`, `rust`; Hexo adds it to `<figure>`. */
function followedClass(element: Element): string | undefined {
  if (matches(element, undrawn)) return 'mermaid';
  if (!['pre', 'code', 'figure'].includes(element.tagName)) return undefined;
  return classesOf(element).find((name) => {
    const lower = name.toLowerCase();
    return !otherClasses.has(lower) && findLanguage(aliases[lower] ?? lower) !== undefined;
  });
}
