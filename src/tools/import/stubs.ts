import {posix} from 'node:path';
import {
  type CodeNode,
  nameOf,
  nodeList,
  nodeOf,
  nodesOf,
  parseModule,
} from '../../core/code/syntax.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {decide, done} from './findings.ts';
import type {TextFile} from './importer.ts';
import {modulesIn} from './markdown.ts';
import {applyEdits, lineBreaks} from './text.ts';

/** Attribute of the invisible element in place of a component without children; its value is the component's name. */
export const emptyAttribute = 'data-not-carried';

/** Module that replaces components and hooks that have no counterpart. Components show their children. */
export const notCarriedFile: TextFile = {
  path: 'src/not-carried.jsx',
  text: `// Replaces components and hooks of Docusaurus that have no counterpart; MOVED.md lists where.
// A component shows its children, a hook returns an empty object, and other functions return nothing.
// An invisible element marks the place of a component without children.
export function notCarried(name) {
  if (/^use[A-Z]/.test(name)) return () => ({});
  if (/^(?!default$)[a-z]/.test(name)) return () => undefined;
  if (name === 'FbInternalOnly') return () => null;
  if (name === 'CodeBlock') return CodeBlock;
  if (name === 'Admonition') return Admonition;
  if (name === 'IdealImage') return IdealImage;
  return ({children}) =>
    children && typeof children !== 'function' ? <>{children}</> : <template ${emptyAttribute}={name} />;
}

const codeStyle = {
  overflowX: 'auto',
  padding: '1rem',
  color: 'var(--code-color)',
  background: 'var(--code-background)',
};

const titleStyle = {...codeStyle, marginBottom: 0, fontWeight: 'bold'};
const magicComment = /^\\s*(?:\\/\\/|\\/\\*|\\{\\/\\*|#|--|<!--)\\s*highlight-(?:start|end|next-line)\\b/;

/** A code block without highlighting. */
function CodeBlock({title, metastring = '', children}) {
  const shown = title ?? /\\btitle=(["'])(.*?)\\1/.exec(metastring)?.[2];
  const parts = [children].flat(Infinity);
  const lines = parts.every((part) => typeof part === 'string') ? parts.join('').split('\\n') : undefined;
  return (
    <>
      {shown && <div style={titleStyle}>{shown}</div>}
      <pre style={codeStyle} tabIndex={0}>
        <code>{lines?.filter((line) => !magicComment.test(line)).join('\\n') ?? children}</code>
      </pre>
    </>
  );
}

/** A picture; Docusaurus loaded it in several sizes. */
function IdealImage({img, src, alt = '', ...props}) {
  const file = img?.default ?? img;
  return <img src={src ?? file?.src?.src ?? file?.src ?? file} alt={alt} {...props} />;
}

const schemes = {note: 'secondary', tip: 'success', info: 'info', caution: 'warning', danger: 'danger'};

/** An admonition in a component, like \`:::note\` in Markdown. */
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
};

const stubImport = "import {notCarried} from '@site/src/not-carried.jsx';\n\n";

/**
 * Returns the finding for an import whose stub is a simple replacement.
 *
 * @returns `undefined` for other imports.
 */
export function simplified(specifier: string, line: number | undefined): Diagnostic | undefined {
  const name = /^@theme(?:-original|-init)?\/(Admonition|CodeBlock|IdealImage)$/.exec(
    specifier,
  )?.[1];
  if (name === undefined) return undefined;
  if (name === 'IdealImage') {
    const message = `\`${specifier}\` becomes a plain image.`;
    return done('import-simplified', message, {line});
  }
  const isCode = name === 'CodeBlock';
  return decide(
    'import-simplified',
    `\`${specifier}\` becomes a simple component: ${isCode ? 'code without highlighting' : 'an admonition without an icon'}.`,
    {
      line,
      hint: `If readers need the ${isCode ? 'highlighting' : 'icon'}, write the ${isCode ? 'code' : 'admonition'} in Markdown. In MDX, the original component works if its attributes${isCode ? ' and its code' : ''} are literals.`,
    },
  );
}

/** Returns a line of MDX that declares a stub for a component that no import provides. */
export function componentStub(name: string): string {
  const local = `notCarried${name}`;
  return `import {notCarried as ${local}} from '@site/src/not-carried.jsx'; export const ${name} = ${local}('${name}') /* legacydocs: nothing imports ${name} */;`;
}

interface StubbedImport {
  readonly specifier: string;
  /** Imported and local names of the values, without types. */
  readonly names: readonly (readonly [string, string])[];
}

interface ImportStatement extends StubbedImport {
  /** The names in braces. `range` includes the comma after the name. */
  readonly named: readonly {
    readonly imported: string;
    readonly local: string;
    readonly range: {readonly start: number; readonly end: number};
  }[];
  readonly start: number;
  readonly end: number;
}

function importStatements(text: string, isMarkdown: boolean): ImportStatement[] {
  const modules = isMarkdown ? modulesIn(text) : [{program: parseModule(text), start: 0}];
  return modules.flatMap(({program, start}) =>
    nodesOf(program, 'ImportDeclaration').map((node) => ({
      specifier: nameOf(nodeOf(node, 'source')) ?? '',
      names: (node['importKind'] === 'type' ? [] : nodeList(node, 'specifiers'))
        .filter((one) => one['importKind'] !== 'type')
        .map((one) => {
          const local = nameOf(nodeOf(one, 'local')) ?? '';
          return [nameOf(nodeOf(one, 'imported')) ?? local, local] as const;
        }),
      named: nodeList(node, 'specifiers').flatMap((one) => {
        const imported = nameOf(nodeOf(one, 'imported'));
        const range = {start: start + one.start, end: start + one.end};
        if (imported === undefined) return [];
        const [comma = ''] = /^\s*,/.exec(text.slice(range.end, start + node.end)) ?? [];
        const local = nameOf(nodeOf(one, 'local')) ?? imported;
        return [{imported, local, range: {...range, end: range.end + comma.length}}];
      }),
      start: start + node.start,
      end: start + node.end,
    })),
  );
}

/** Returns the specifiers in the import statements of a module or an MDX page. */
export function importsOf(text: string, isMarkdown: boolean): string[] {
  return importStatements(text, isMarkdown).map(({specifier}) => specifier);
}

/**
 * Replaces imports with stubs. Lines keep their positions.
 *
 * @param missing Names that modules do not export. Only these names of their import statements are replaced.
 */
export function withImportStubs(
  text: string,
  specifiers: readonly string[],
  isMarkdown: boolean,
  missing: readonly string[] = [],
): string {
  // The source may already contain numbered stubs.
  let count = Math.max(0, ...[...text.matchAll(/\bnotCarried(\d+)\b/g)].map(([, n]) => Number(n)));
  const stubOf = ({specifier, names}: StubbedImport, breaks: string): string => {
    const note = `/* legacydocs: ${specifier} has no counterpart */`;
    // In MDX, a line with only a comment would be text.
    if (names.length === 0) return isMarkdown ? `export {}; ${note}${breaks}` : note + breaks;
    const keyword = isMarkdown ? 'export const' : 'const';
    // Imported text is replaced with a string and data with a list, because a component would crash the page.
    const isData = /\.json$/.test(specifier);
    if (isData || /raw-loader!|\?raw$/.test(specifier)) {
      const missing = JSON.stringify(`${specifier.replace(/^.*!|\?raw$/g, '')} is missing.`);
      const values = names.map(([, name]) => `${name} = ${isData ? '[]' : missing}`);
      return `${keyword} ${values.join(', ')} ${note};${breaks}`;
    }
    count += 1;
    const local = `notCarried${count}`;
    // A default import of `@theme/Name` gets the stub for `Name`, because its local name can be different.
    const component = /^@theme(?:-original|-init)?\/(\w+)$/.exec(specifier)?.[1];
    const declared = names.map(
      ([imported, name]) =>
        `${name} = ${local}('${imported === name ? (component ?? name) : imported}')`,
    );
    return `import {notCarried as ${local}} from '@site/src/not-carried.jsx'; ${keyword} ${declared.join(', ')} ${note};${breaks}`;
  };
  const edits = importStatements(text, isMarkdown).flatMap((one) => {
    const {specifier, start, end} = one;
    if (specifiers.includes(specifier)) {
      return [{start, end, text: stubOf(one, lineBreaks(text.slice(start, end)))}];
    }
    const lost = one.named.filter(({imported}) => missing.includes(imported));
    if (lost.length === 0) return [];
    const names = lost.map(({imported, local}) => [imported, local] as const);
    return [
      ...lost.map(({range}) => ({...range, text: ''})),
      {start: end, end, text: ` ${stubOf({specifier, names}, '')}`},
    ];
  });
  return applyEdits(text, edits);
}

/**
 * Returns a module that has the same exports as another one, all of which are stubs.
 *
 * @param source Source of the other module.
 * @param file Its path.
 */
export function stubModule(source: string, file: string): string {
  const names = new Set(exportedNames(source));
  const isDefault = names.delete('default');
  const lines = [
    ...(isDefault ? [`export default notCarried('${defaultName(file)}');`] : []),
    ...[...names].sort().map((name) => `export const ${name} = notCarried('${name}');`),
  ];
  return `${stubImport}${lines.map((line) => `${line}\n`).join('')}`;
}

/** Returns a name for the default export of a module: `Kettle` for `kettle.js` and `kettle/index.js`. */
function defaultName(file: string): string {
  const name = posix.basename(file.replace(/(?:\/index)?\.[^/]*$/, ''));
  if (/^use[A-Z]\w*$/.test(name)) return name;
  return name.replace(/(?:^\W*|\W+)(\w?)/g, (_, first: string) => first.toUpperCase()) || 'default';
}

/** Returns a module for `templates/MDXComponents` whose components are stubs. */
export function stubGlobals(names: readonly string[]): string {
  const entries = names.map((name) => `${name}: notCarried('${name}')`).join(', ');
  return `${stubImport}export default {${entries}};\n`;
}

function exportedNames(source: string): string[] {
  const program = parseModule(source);
  // The exports of a file with a syntax error are unknown. Most components are default exports.
  if (program === undefined) return ['default'];
  const exported = nodeList(program, 'body').flatMap((node): (string | undefined)[] => {
    if (node.type === 'ExportDefaultDeclaration') return ['default'];
    if (node['exportKind'] === 'type') return [];
    if (node.type === 'ExportAllDeclaration') return [nameOf(nodeOf(node, 'exported'))];
    if (node.type !== 'ExportNamedDeclaration') return [];
    const declaration = nodeOf(node, 'declaration');
    const specifiers = nodeList(node, 'specifiers').filter((one) => one['exportKind'] !== 'type');
    return [
      nameOf(nodeOf(declaration, 'id')),
      ...nodeList(declaration, 'declarations').flatMap((one) => boundNames(nodeOf(one, 'id'))),
      ...specifiers.map((one) => nameOf(nodeOf(one, 'exported'))),
    ];
  });
  // CommonJS: `exports.a = …`, `module.exports = …`.
  const assigned = nodesOf(program, 'AssignmentExpression').map((node) => {
    const target = nodeOf(node, 'left');
    const name = nameOf(nodeOf(target, 'property'));
    const owner = nodeOf(target, 'object');
    if (nameOf(owner) === 'module') return name === 'exports' ? 'default' : undefined;
    return nameOf(nodeOf(owner, 'property') ?? owner) === 'exports' ? name : undefined;
  });
  return [...exported, ...assigned].flatMap((name) =>
    name !== undefined && /^[\w$]+$/.test(name) && name !== '__esModule' ? [name] : [],
  );
}

/** Returns the names that a pattern declares. */
function boundNames(pattern: CodeNode | undefined): (string | undefined)[] {
  if (pattern?.type === 'Identifier') return [nameOf(pattern)];
  const inner = [
    ...nodeList(pattern, 'properties').map((one) => nodeOf(one, 'value') ?? one),
    ...nodeList(pattern, 'elements'),
    ...[nodeOf(pattern, 'left') ?? nodeOf(pattern, 'argument')].filter((one) => one !== undefined),
  ];
  return inner.flatMap(boundNames);
}
