import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {entriesOf, entryName, globalsObject} from './global-components.ts';

/** What stands for components and hooks that have no counterpart: pages show what is inside them. */
export const notCarriedFile = {
  path: 'src/not-carried.jsx',
  text: `// Stands for components and hooks of Docusaurus that have no counterpart; MOVED.md lists where.
// A component shows what is inside it, a hook knows nothing.
export function notCarried(name) {
  if (/^use[A-Z]/.test(name)) return () => ({});
  if (name === 'CodeBlock') return ({children}) => <pre><code>{children}</code></pre>;
  if (name === 'Admonition') return Admonition;
  return ({children}) => (typeof children === 'function' ? null : <>{children}</>);
}

const schemes = {note: 'secondary', tip: 'success', info: 'info', caution: 'warning', danger: 'danger'};

/** A box in a component, as \`:::note\` is one in Markdown. */
function Admonition({type = 'note', title, children}) {
  const look = type === 'warning' ? 'caution' : type in schemes ? type : 'note';
  return (
    <div className={\`admonition admonition-\${look} alert alert--\${schemes[look]}\`}>
      <div className="admonition-heading">
        <span className="admonition-title">{title ?? type}</span>
      </div>
      <div className="admonition-content">{children}</div>
    </div>
  );
}
`,
} as const;

/**
 * What to say of an import that `notCarried` has a simple component for.
 *
 * @returns `undefined` for every other import.
 */
export function simplified(
  specifier: string,
  file: string,
  line: number | undefined,
): Diagnostic | undefined {
  const name = /^@theme(?:-original|-init)?\/(Admonition|CodeBlock)$/.exec(specifier)?.[1];
  if (name === undefined) return undefined;
  const isCode = name === 'CodeBlock';
  return {
    severity: 'warning',
    code: 'import-simplified',
    message: `\`${specifier}\` is a simple one here: ${isCode ? 'code without colours' : 'a box without an icon'}.`,
    file,
    line,
    hint: `Where that matters, write ${isCode ? 'the code' : 'the box'} in Markdown: in MDX the component works if its attributes${isCode ? ' and its code' : ''} are written out.`,
  };
}

/** A line of MDX that gives a page a component of this name, in the place of one that nothing imports. */
export function standInFor(name: string): string {
  const local = `notCarried${name}`;
  return `import {notCarried as ${local}} from '@site/src/not-carried.jsx'; export const ${name} = ${local}('${name}') /* legacydocs: nothing imports ${name} */;`;
}

/** Put `notCarried` instead of what these imports would bring. Lines stay where they are. */
export function withoutUnknown(
  text: string,
  specifiers: readonly string[],
  isMarkdown: boolean,
): string {
  // Some may stand in their places already.
  let count = Math.max(0, ...[...text.matchAll(/\bnotCarried(\d+)\b/g)].map(([, n]) => Number(n)));
  return text.replace(
    /(?<=^|;)([ \t]*)import\s+(?:([\w$*{][^'";]*?)\s+from\s*)?(['"])([^'"\n]+)\3[ \t]*;?/gm,
    (statement: string, indent: string, clause: string | undefined, _quote, specifier: string) => {
      if (!specifiers.includes(specifier)) return statement;
      const breaks = '\n'.repeat(statement.split('\n').length - 1);
      const note = `/* legacydocs: ${specifier} has no counterpart */`;
      const names = clause === undefined ? [] : namesOf(clause);
      // In Markdown, a line that holds only a comment would be text.
      if (names.length === 0) return isMarkdown ? `export {}; ${note}${breaks}` : note + breaks;
      count += 1;
      const local = `notCarried${count}`;
      const declared = names
        .map(([imported, name]) => `${name} = ${local}('${imported}')`)
        .join(', ');
      const keyword = isMarkdown ? 'export const' : 'const';
      return `${indent}import {notCarried as ${local}} from '@site/src/not-carried.jsx'; ${keyword} ${declared} ${note};${breaks}`;
    },
  );
}

/**
 * Leave elements that `notCarried` would replace on all pages to the built-in ones: a link whose component only shows what
 * is inside it leads nowhere.
 *
 * @param text Of the module with components for all pages, see `withoutUnknown`.
 * @returns The text, and names of these elements: `a`.
 */
export function withBuiltInElements(text: string): {text: string; elements: string[]} {
  const [whole = '', before = '', inside = ''] = globalsObject.exec(text) ?? [];
  const usesLost = mentions(lostNames(text));
  const elements: string[] = [];
  const entries = entriesOf(inside).map((entry) => {
    const element = entryName(entry);
    if (element === undefined || !/^[a-z]/.test(element) || !usesLost(entry)) return entry;
    elements.push(element);
    const [blank = ''] = /^\s*/.exec(entry) ?? [];
    const breaks = '\n'.repeat(entry.trimStart().split('\n').length - 1);
    return `${blank}...{/* legacydocs: \`${element}\` is the built-in one */}${breaks}`;
  });
  if (elements.length === 0) return {text, elements};
  return {text: text.replace(whole, () => `${before}${entries.join(',')}}`), elements};
}

/** Names of what has no counterpart, and of what is made with it. */
function lostNames(text: string): ReadonlySet<string> {
  const lost = new Set(
    [...text.matchAll(/([\w$]+) = notCarried\d+\('/g)].map(([, name = '']) => name),
  );
  const statements = text.split(
    /^(?=(?:export\s+)?(?:async\s+)?(?:const|let|var|function|class)\s)/m,
  );
  for (let count = -1; count < lost.size; ) {
    count = lost.size;
    const usesLost = mentions(lost);
    for (const statement of statements) {
      const [, name] =
        /^(?:export\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/.exec(statement) ??
        [];
      if (name !== undefined && !globalsObject.test(statement) && usesLost(statement))
        lost.add(name);
    }
  }
  return lost;
}

/** Whether code uses one of these names. */
function mentions(names: ReadonlySet<string>): (code: string) => boolean {
  return (code) =>
    [...code.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)].some(([name]) => names.has(name));
}

/** Imported and local names of an import. */
function namesOf(clause: string): [string, string][] {
  const [, inBraces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const outside = clause.replace(/\{[^}]*\}/, '').split(',');
  const named = inBraces.split(',').flatMap((one): [string, string][] => {
    const [imported = '', local = imported] = one.trim().split(/\s+as\s+/);
    // Types are gone once the file is compiled.
    return imported === '' || imported.startsWith('type ') ? [] : [[imported, local]];
  });
  const whole = outside.flatMap((one): [string, string][] => {
    const name = one.trim().replace(/^\*\s+as\s+/, '');
    return name === '' || name.startsWith('type ') ? [] : [[name, name]];
  });
  return [...whole, ...named];
}

/** A module that exports the same names as another one, and shows nothing of its own. @param source Of the other. */
export function notCarriedModule(source: string): string {
  const names = new Set(exportedNames(source));
  const lines = [...names]
    .filter((name) => name !== 'default')
    .map((name) => `export const ${name} = notCarried('${name}');`);
  return [
    "import {notCarried} from '@site/src/not-carried.jsx';",
    '',
    ...(names.has('default') ? ["export default notCarried('default');"] : []),
    ...lines,
    '',
  ].join('\n');
}

const declared = 'const|let|var|function\\*?|class|enum';
const exporting = new RegExp(
  String.raw`(?<![\w$.])export\s+(?:(?<value>default)\b|(?:abstract\s+)?(?:async\s+)?(?:${declared})\s+(?:(?<name>[\w$]+)|\{(?<taken>[^}]*)\}|\[(?<listed>[^\]]*)\])|\{(?<named>[^}]*)\}|\*\s+as\s+(?<space>[\w$]+))`,
  'g',
);
const assigning = /\b(?:module\.)?exports\.([\w$]+)\s*=(?!=)|\b(module\.exports)\s*=(?!=)/g;

/** Wherever on their lines they stand; not those in comments and texts. */
function exportedNames(source: string): string[] {
  const code = source.replace(
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
    "''",
  );
  const statements = [...code.matchAll(exporting)].flatMap(({groups = {}}) => {
    const {value, name, taken, listed, named, space} = groups;
    return [
      value,
      name,
      space,
      ...(named ?? '').split(',').map((one) => one.split(/\s+as\s+/).at(-1)),
      ...(taken ?? listed ?? '').split(',').map((one) => one.split(':').at(-1)?.split('=')[0]),
    ];
  });
  const assigned = [...code.matchAll(assigning)].map(([, name, whole]) =>
    whole ? 'default' : name,
  );
  return [...statements, ...assigned].flatMap((one) => {
    const name = one?.replace(/\.\.\./, '').trim() ?? '';
    return /^[\w$]+$/.test(name) && name !== '__esModule' ? [name] : [];
  });
}

/** What stands for components of all pages, by their names. */
export function notCarriedGlobals(names: readonly string[]): string {
  const entries = names.map((name) => `${name}: notCarried('${name}')`).join(', ');
  return `import {notCarried} from '@site/src/not-carried.jsx';\n\nexport default {${entries}};\n`;
}
