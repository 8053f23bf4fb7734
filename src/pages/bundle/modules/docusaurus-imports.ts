import {join} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {builtinFolder} from './template-files.ts';

/** What an import of Docusaurus is, and what replaces it. */
export type ImportAdvice = Pick<Diagnostic, 'message' | 'hint'>;

/** Modules of `templates/docusaurus` that stand for those of Docusaurus. */
const modules = {
  '@theme/Tabs': 'Tabs.ts',
  '@theme/TabItem': 'TabItem.ts',
  '@theme/Details': 'Details.tsx',
  '@theme/DocCardList': 'DocCardList.tsx',
  '@theme/TOCInline': 'TOCInline.tsx',
  '@theme/Heading': 'Heading.tsx',
  '@theme/ThemedImage': 'ThemedImage.tsx',
  '@theme/hooks/useDocs': 'plugin-content-docs.ts',
  '@docusaurus/plugin-content-docs/client': 'plugin-content-docs.ts',
  '@theme/MDXComponents': '../MDXComponents.tsx',
  '@theme/MDXComponents/A': 'MDXComponents/A.ts',
  '@theme/MDXComponents/Code': 'MDXComponents/Code.ts',
  '@theme/MDXComponents/Details': 'Details.tsx',
  '@theme/MDXComponents/Heading': 'Heading.tsx',
  '@theme/MDXComponents/Img': 'MDXComponents/Img.ts',
  '@theme/MDXComponents/Li': 'MDXComponents/Li.ts',
  '@theme/MDXComponents/Pre': 'MDXComponents/Pre.ts',
  '@theme/MDXComponents/Ul': 'MDXComponents/Ul.ts',
  '@docusaurus/BrowserOnly': 'BrowserOnly.tsx',
  '@docusaurus/ExecutionEnvironment': 'ExecutionEnvironment.ts',
  '@docusaurus/isInternalUrl': 'isInternalUrl.ts',
  '@docusaurus/Link': 'Link.ts',
  '@docusaurus/router': 'router.ts',
  '@docusaurus/theme-common': 'theme-common.ts',
  '@docusaurus/Translate': 'Translate.tsx',
  '@docusaurus/useBaseUrl': 'useBaseUrl.ts',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext.ts',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
  // Docusaurus' theme brings it along, and so pages of old sites use it.
  clsx: 'clsx.ts',
} as const satisfies Readonly<Record<string, string>>;

/** The names that code of old sites may import here, as they are written most. */
export const servedImports: readonly string[] = Object.keys(modules);

/** What imports of Docusaurus lead to: absolute paths, for esbuild's `alias`. */
export function docusaurusAliases(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([specifier, file]) => {
      const path = join(builtinFolder, 'docusaurus', file);
      const names = specifier.startsWith('@theme/')
        ? ['@theme', '@theme-original', '@theme-init'].map((scope) =>
            specifier.replace('@theme', scope),
          )
        : [specifier];
      return names.map((name) => [name, path]);
    }),
  );
}

/** What to do about the rest. Keyed by the import without `@theme-original/` and its like, which stand for `@theme/`. */
const replacements: ReadonlyMap<string, string> = new Map([
  [
    '@theme/Admonition',
    'In MDX its type and title must be written out: `<Admonition type="note" title="Title">`. Elsewhere, write the box in a Markdown file, and import that.',
  ],
  [
    '@theme/CodeBlock',
    "In MDX its attributes and its code must be written out, or the code imported: `import code from '!!raw-loader!./file.js'`. Elsewhere, write the block in a Markdown file, and import that.",
  ],
  ['@theme/Mermaid', 'Draw the diagram once, and show the image.'],
  [
    '@theme/IdealImage',
    'Write `![text](./image.png)`: it gets its size, and loads when it is needed.',
  ],
  ['@theme/Layout', 'Remove it: every page has the layout of the site.'],
  [
    '@docusaurus/Head',
    'Write `<head><meta … /></head>` in an MDX page, or `headTags` in the configuration.',
  ],
]);

const components =
  'What this program offers comes from `legacydocs/theme`; for anything else, write a component of your own and import its file.';

/**
 * What to say of an import that only Docusaurus, or webpack, understands. No package could be installed for it.
 *
 * @returns `undefined` for every other import.
 */
export function docusaurusImport(specifier: string): ImportAdvice | undefined {
  if (specifier.includes('!')) {
    const file = specifier.split('!').at(-1) ?? '';
    if (specifier.includes('raw-loader')) {
      return {
        message: `\`${file}\`, whose text is imported, does not exist.`,
        hint: 'Correct the path: it counts from the file that imports it, or from the site folder after `@site/`.',
      };
    }
    return {
      message: `\`${specifier}\` asks webpack for a loader, and webpack has no part in this program.`,
      hint: `Import the file alone: \`${file}\`.`,
    };
  }
  const [, scope] =
    /^@(theme|theme-original|theme-init|docusaurus|generated)\//.exec(specifier) ?? [];
  if (scope === undefined) return undefined;
  if (scope === 'generated') {
    return {
      message: `\`${specifier}\` is a file that Docusaurus generates.`,
      hint: 'Data of the site comes from `useSite` of `legacydocs/theme`, and your own from `customFields` in the configuration.',
    };
  }
  const isTheme = scope !== 'docusaurus';
  const name = isTheme ? specifier.replace(/^@[\w-]+/, '@theme') : specifier;
  return {
    message: isTheme
      ? `\`${specifier}\` is a component of Docusaurus' theme, not a package.`
      : `\`${specifier}\` is a part of Docusaurus.`,
    hint: replacements.get(name) ?? components,
  };
}
