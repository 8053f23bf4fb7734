import {type Pattern, parse} from 'acorn';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {decide, done} from './findings.ts';
import type {TextFile} from './importer.ts';
import {lineBreaks} from './text.ts';

/** Module that replaces components and hooks that have no counterpart. Components show their children. */
export const notCarriedFile: TextFile = {
  path: 'src/not-carried.jsx',
  text: `// Replaces components and hooks of Docusaurus that have no counterpart; MOVED.md lists where.
// A component shows its children, a hook returns an empty object.
export function notCarried(name) {
  if (/^use[A-Z]/.test(name)) return () => ({});
  if (name === 'CodeBlock') return ({children}) => <pre><code>{children}</code></pre>;
  if (name === 'Admonition') return Admonition;
  if (name === 'IdealImage') return IdealImage;
  return ({children}) => (typeof children === 'function' ? null : <>{children}</>);
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

/** Returns the finding for an import that has a simple stub. @returns `undefined` for other imports. */
export function simplified(
  specifier: string,
  file: string,
  line: number | undefined,
): Diagnostic | undefined {
  const name = /^@theme(?:-original|-init)?\/(Admonition|CodeBlock|IdealImage)$/.exec(
    specifier,
  )?.[1];
  if (name === undefined) return undefined;
  if (name === 'IdealImage') {
    const message = `\`${specifier}\` becomes a plain image.`;
    return done('import-simplified', message, {file, line});
  }
  const isCode = name === 'CodeBlock';
  return decide(
    'import-simplified',
    `\`${specifier}\` becomes a simple component: ${isCode ? 'code without highlighting' : 'an admonition without an icon'}.`,
    {
      file,
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

const importStatement =
  /(?<=^|;)([ \t]*)import\s+(?:([\w$*{][^'";]*?)\s+from\s*)?(['"])([^'"\n]+)\3[ \t]*;?/gm;

/** Returns the specifiers in the import statements of a module or an MDX page. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(importStatement)].map(([, , , , specifier = '']) => specifier);
}

/** Replaces imports with stubs. Lines keep their positions. */
export function withImportStubs(
  text: string,
  specifiers: readonly string[],
  isMarkdown: boolean,
): string {
  // The source may already contain stubs.
  let count = Math.max(0, ...[...text.matchAll(/\bnotCarried(\d+)\b/g)].map(([, n]) => Number(n)));
  return text.replace(
    importStatement,
    (statement: string, indent: string, clause: string | undefined, _quote, specifier: string) => {
      if (!specifiers.includes(specifier)) return statement;
      const breaks = lineBreaks(statement);
      const note = `/* legacydocs: ${specifier} has no counterpart */`;
      const names = clause === undefined ? [] : importedNames(clause);
      // In Markdown, a line with only a comment would be text.
      if (names.length === 0) return isMarkdown ? `export {}; ${note}${breaks}` : note + breaks;
      const keyword = isMarkdown ? 'export const' : 'const';
      // Imported text is replaced with a string and data with a list, because a component would crash the page.
      const isData = /\.json$/.test(specifier);
      if (isData || /raw-loader!|\?raw$/.test(specifier)) {
        const missing = JSON.stringify(`${specifier.replace(/^.*!|\?raw$/g, '')} is missing.`);
        const text = isData ? '[]' : missing;
        const texts = names.map(([, name]) => `${name} = ${text}`);
        return `${indent}${keyword} ${texts.join(', ')} ${note};${breaks}`;
      }
      count += 1;
      const local = `notCarried${count}`;
      // The default export of a theme component has its name.
      const component = /^@theme(?:-original|-init)?\/(\w+)$/.exec(specifier)?.[1];
      const declared = names.map(
        ([imported, name]) =>
          `${name} = ${local}('${imported === name ? (component ?? name) : imported}')`,
      );
      return `${indent}import {notCarried as ${local}} from '@site/src/not-carried.jsx'; ${keyword} ${declared.join(', ')} ${note};${breaks}`;
    },
  );
}

/** Returns imported and local names of an import clause. Types are not part of the compiled file. */
function importedNames(clause: string): [string, string][] {
  const [, inBraces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const outside = clause.replace(/\{[^}]*\}/, '').split(',');
  const isName = (name: string): boolean => name !== '' && !name.startsWith('type ');
  const defaults = outside
    .map((one) => one.trim().replace(/^\*\s+as\s+/, ''))
    .filter(isName)
    .map((name): [string, string] => [name, name]);
  const named = inBraces
    .split(',')
    .map((one) => one.trim())
    .filter(isName)
    .map((one): [string, string] => {
      const [imported = '', local = imported] = one.split(/\s+as\s+/);
      return [imported, local];
    });
  return [...defaults, ...named];
}

/**
 * Returns a module that has the same exports as another one, all of which are stubs.
 *
 * @param source Source of the other module.
 */
export async function stubModule(source: string): Promise<string> {
  const names = new Set(await exportedNames(source));
  const isDefault = names.delete('default');
  const lines = [
    ...(isDefault ? ["export default notCarried('default');"] : []),
    ...[...names].sort().map((name) => `export const ${name} = notCarried('${name}');`),
  ];
  return `${stubImport}${lines.map((line) => `${line}\n`).join('')}`;
}

/** Returns a module for `templates/MDXComponents` whose components are stubs. */
export function stubGlobals(names: readonly string[]): string {
  const entries = names.map((name) => `${name}: notCarried('${name}')`).join(', ');
  return `${stubImport}export default {${entries}};\n`;
}

const assigned = /\b(?:module\.)?exports\.([\w$]+)\s*=(?!=)|\b(module\.exports)\s*=(?!=)/g;

async function exportedNames(source: string): Promise<string[]> {
  const compiled = await withEsbuild(({transform}) =>
    transform(source, {loader: 'tsx', jsx: 'automatic', logLevel: 'silent', legalComments: 'none'}),
  ).catch(() => undefined);
  // The message about a file with a syntax error is more helpful than a message about the files that import it.
  if (compiled === undefined) return ['default'];
  const program = parse(compiled.code, {ecmaVersion: 'latest', sourceType: 'module'});
  const exported = program.body.flatMap((node): (string | undefined)[] => {
    if (node.type === 'ExportDefaultDeclaration') return ['default'];
    if (node.type === 'ExportAllDeclaration') return [nameOf(node.exported)];
    if (node.type !== 'ExportNamedDeclaration') return [];
    const {declaration, specifiers} = node;
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({id}) => boundNames(id));
    }
    return [nameOf(declaration?.id), ...specifiers.map((one) => nameOf(one.exported))];
  });
  const common = [...compiled.code.matchAll(assigned)].map(([, name, all]) =>
    all ? 'default' : name,
  );
  return [...exported, ...common].flatMap((name) =>
    name !== undefined && /^[\w$]+$/.test(name) && name !== '__esModule' ? [name] : [],
  );
}

function nameOf(node: {readonly type: string} | null | undefined): string | undefined {
  return node != null && 'name' in node && typeof node.name === 'string' ? node.name : undefined;
}

function boundNames(pattern: Pattern): (string | undefined)[] {
  switch (pattern.type) {
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        boundNames(one.type === 'Property' ? one.value : one.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one === null ? [] : boundNames(one)));
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [nameOf(pattern)];
  }
}
