import {posix} from 'node:path';
import {proseOf} from '../markdown.ts';
import {globalNames} from '../mdx-components.ts';
import {isOldFile, type OldFolders, readOldFile} from '../old-files.ts';

/** Components that all MDX pages can use without an import. */
export interface GlobalComponents {
  /** Old path of the module that adds components; `undefined` if there is none. */
  readonly file: string | undefined;
  /** Names of the components that this module adds. */
  readonly own: ReadonlySet<string>;
}

/** Components that Docusaurus and common plugins add, with the modules that export them. */
const builtIn: Readonly<Record<string, string>> = {
  Admonition: '@theme/Admonition',
  Details: '@theme/Details',
  Head: '@docusaurus/Head',
  CodeBlock: '@theme/CodeBlock',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

/** Folder of the components that replace the theme's components. */
export const themeFolder = 'src/theme';

const candidates = ['js', 'jsx', 'ts', 'tsx'].flatMap((ending) => [
  `${themeFolder}/MDXComponents.${ending}`,
  `${themeFolder}/MDXComponents/index.${ending}`,
]);

/** Reads the components that `src/theme/MDXComponents` adds. */
export function globalComponents(folders: OldFolders): GlobalComponents {
  const file = candidates.find((path) => isOldFile(path, folders));
  if (file === undefined) return {file, own: new Set()};
  const names = globalNames(readOldFile(file, folders) ?? '');
  return {file, own: new Set(names.filter((name) => /^[A-Z]/.test(name)))};
}

/** Returns the path in the new site of the module with the components for all MDX pages. */
export function globalsPath(oldPath: string): string {
  return `templates/MDXComponents${posix.extname(oldPath)}`;
}

/**
 * Adds imports of the components that Docusaurus provides on all pages, if the page uses them.
 *
 * @param body Without front matter.
 */
export function withGlobals(body: string, {own}: GlobalComponents): string {
  const prose = proseOf(body, 'mdx');
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

/** Returns the site's own component that replaces an imported theme component. @param endings Extensions to try. */
export function themeFile(
  specifier: string,
  endings: readonly string[],
  folders: OldFolders,
): {readonly file: string; readonly specifier: string} | undefined {
  const [, name] = /^@theme\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const path = `${themeFolder}/${name}`;
  const ending = endings.find((one) => isOldFile(path + one, folders));
  return ending === undefined ? undefined : {file: path + ending, specifier: `@site/${path}`};
}
