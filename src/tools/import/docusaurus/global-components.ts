import {posix} from 'node:path';
import {withoutCodeBlocks, withoutInlineCode} from '../../../core/markdown/without-code.ts';
import {isOldFile, type OldFolders, readOldFile} from '../old-files.ts';

/** Components that all pages may use without an import. */
export interface GlobalComponents {
  /** Old path of the module that adds some; `undefined` if the site has none. */
  readonly file: string | undefined;
  /** What that module's default export holds. */
  readonly own: ReadonlySet<string>;
}

/** Those that Docusaurus itself adds, and where they come from. */
const builtIn: Readonly<Record<string, string>> = {
  Admonition: '@theme/Admonition',
  Details: '@theme/Details',
  Head: '@docusaurus/Head',
  // Not Docusaurus itself, but many a plugin of a site.
  CodeBlock: '@theme/CodeBlock',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

const candidates = ['js', 'jsx', 'ts', 'tsx'].flatMap((ending) => [
  `src/theme/MDXComponents.${ending}`,
  `src/theme/MDXComponents/index.${ending}`,
]);

/** Components that `src/theme/MDXComponents` adds. */
export function globalComponents(folders: OldFolders): GlobalComponents {
  const file = candidates.find((path) => isOldFile(path, folders));
  if (file === undefined) return {file, own: new Set()};
  const names = globalNames(readOldFile(file, folders) ?? '');
  return {file, own: new Set(names.filter((name) => /^[A-Z]/.test(name)))};
}

/** The object that a module with components for all pages exports: what stands before it, and what is in it. */
export const globalsObject =
  /((?:export\s+default|module\.exports\s*=|const\s+\w+(?:\s*:[^=]+)?\s*=)\s*\{)([\s\S]*)\}/;

/** Keys of the object that a module exports: wherever it is named, they stand in the only object of that kind. */
export function globalNames(source: string): string[] {
  const [, , inside = ''] = globalsObject.exec(source) ?? [];
  return entriesOf(inside).flatMap((entry) => entryName(entry) ?? []);
}

/** The key of an entry of an object in code. @returns `undefined` of what is spread. */
export function entryName(entry: string): string | undefined {
  const code = entry.replace(/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/, '');
  return /^(?:async\s+)?['"]?([A-Za-z][\w.]*)['"]?\s*(?:[:(/]|$)/.exec(code)?.[1];
}

/** The entries of an object in code, as they stand between its commas. A comma in the text of an element ends none. */
export function entriesOf(inside: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let start = 0;
  const parts =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*|[(){}[\],]/g;
  for (const {0: part, index} of inside.matchAll(parts)) {
    if (/^[({[]$/.test(part)) depth += 1;
    else if (/^[)}\]]$/.test(part)) depth -= 1;
    else if (part === ',' && depth === 0 && isEntry(inside.slice(index + 1))) {
      entries.push(inside.slice(start, index));
      start = index + 1;
    }
  }
  return [...entries, inside.slice(start)];
}

function isEntry(code: string): boolean {
  return /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(?:$|\.\.\.|(?:async\s+)?['"]?[\w.$]+['"]?\s*(?:[:,(]|$))/.test(
    code,
  );
}

/** Where components for all MDX pages lie in the new site. @param oldPath Of the module that adds them. */
export function globalsPath(oldPath: string): string {
  return `templates/MDXComponents${posix.extname(oldPath)}`;
}

/** A page with imports of what Docusaurus gave to all pages, as far as it uses it. @param body Without front matter. */
export function withGlobals(body: string, {own}: GlobalComponents): string {
  const prose = withoutInlineCode(withoutCodeBlocks(body));
  const used = new Set([...prose.matchAll(/<([A-Z]\w*)(?=[\s/>])/g)].map(([, name = '']) => name));
  const lines = [...used]
    .filter((name) => Object.hasOwn(builtIn, name) && !own.has(name) && !isDeclared(name, prose))
    .sort()
    .map((name) => `import ${name} from '${builtIn[name]}';`);
  return lines.length === 0 ? body : `\n${lines.join('\n')}\n\n${body.replace(/^\n+/, '')}`;
}

function isDeclared(name: string, prose: string): boolean {
  return new RegExp(
    `(?:^|;[ \\t]*)import\\s[^;'"]*\\b${name}\\b|^export\\s+(?:default\\s+)?(?:const|let|var|function|class)\\s+${name}\\b`,
    'm',
  ).test(prose);
}
