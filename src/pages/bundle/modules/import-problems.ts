import {readdirSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {dirname, join, posix, resolve} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {nearest} from '../../../core/diagnostics/nearest.ts';
import {builtinFolder} from './template-files.ts';

/** What to say about an import; the location comes from where it stands. */
export interface ImportProblem extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  /** The import as written. */
  readonly specifier: string;
}

/** An import that leads nowhere. @param importer Absolute path. */
export function importNotFound(specifier: string, importer: string | undefined): ImportProblem {
  const problem = {specifier, code: 'import-not-found'};
  const advice = docusaurusImport(specifier);
  if (advice !== undefined) return {...problem, code: 'import-unavailable', ...advice};
  if (isBuiltin(specifier)) {
    return {
      ...problem,
      message: `\`${specifier}\` is part of Node and does not exist in the browser.`,
      hint: 'Pages and templates run in both. Prepare the data in `site.config.ts` or in a file that the page imports.',
    };
  }
  const message = `The import \`${specifier}\` leads to no file.`;
  if (specifier.startsWith('@site/')) return {...problem, message, hint: siteFolderHint(specifier)};
  if (specifier.startsWith('.')) {
    return {...problem, message, hint: nearestFile(specifier, importer)};
  }
  const [scope = '', name = ''] = specifier.split('/');
  const packageName = specifier.startsWith('@') ? `${scope}/${name}` : scope;
  return {
    ...problem,
    message: `The package \`${packageName}\`, which \`${specifier}\` is imported from, is not installed.`,
    hint: `Install it beside the site: \`npm install ${packageName}\`.`,
  };
}

/** The generator itself, imported for more than its types. */
export function importsGenerator(specifier: string): ImportProblem {
  return {
    specifier,
    code: 'import-unavailable',
    message: `\`${specifier}\` is the generator: it does not run in the browser.`,
    hint: 'Import types with `import type`; components and hooks come from `legacydocs/theme`.',
  };
}

/** A part of React that would bring a second React along. */
export function importsSecondReact(specifier: string): ImportProblem {
  return {
    specifier,
    code: 'import-unavailable',
    message: `\`${specifier}\` is not available to pages: it would load React a second time.`,
    hint: 'Use `react` and `react-dom`.',
  };
}

/** A file of a kind that nothing is known about. @param extension With its dot. */
export function importsUnknownKind(extension: string): ImportProblem {
  return {
    specifier: extension,
    code: 'import-unsupported',
    message: `Files ending in \`${extension}\` cannot be imported.`,
    hint: 'Put the file into `content/static` and link to its address, or import its text: `./file.txt?raw`.',
  };
}

function siteFolderHint(specifier: string): string {
  const path = specifier.slice('@site/'.length);
  const found = path.startsWith('static/') ? ' Static files lie in `content/static`.' : '';
  return `\`@site\` is the site folder, in which there is no \`${path}\`.${found}`;
}

function nearestFile(specifier: string, importer: string | undefined): string | undefined {
  if (importer === undefined || !specifier.startsWith('.')) return undefined;
  const folder = dirname(resolve(dirname(importer), specifier));
  const right = nearest(posix.basename(specifier), filesIn(folder));
  return right === undefined
    ? undefined
    : `Did you mean \`${posix.dirname(specifier)}/${right}\`?`.replaceAll('`././', '`./');
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

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
