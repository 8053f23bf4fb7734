import {readdirSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {dirname, join, posix, resolve} from 'node:path';
import {type Diagnostic, nearest} from '../../../core/diagnostics/diagnostic.ts';
import {builtinFolder} from './template-files.ts';

/** Problem with an import. The caller adds the location. */
export interface ImportProblem extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  /** The import as written. */
  readonly specifier: string;
}

/** Matches an import from a package; the first group is the name of the package. */
const packagePath = /^((?:@[\w.~-]+\/)?[a-z\d][\w.-]*)(?:\/|$)/i;

/**
 * Reports an import that cannot be resolved.
 *
 * @param importer Absolute path.
 */
export function importNotFound(specifier: string, importer: string | undefined): ImportProblem {
  const problem = {specifier, code: 'import-not-found'};
  const advice = docusaurusImport(specifier);
  if (advice !== undefined) return {...problem, code: 'import-unavailable', ...advice};
  if (isBuiltin(specifier)) {
    return {
      ...problem,
      message: `\`${specifier}\` is a built-in Node.js module, which browsers do not have.`,
      hint: 'Pages and templates run in Node and in browsers. Prepare the data in `site.config.ts` or in a file that the page imports.',
    };
  }
  const message = `The import \`${specifier}\` points to a missing file.`;
  if (specifier.startsWith('@site/')) return {...problem, message, hint: siteFolderHint(specifier)};
  if (specifier.startsWith('.')) {
    return {...problem, message, hint: nearestFile(specifier, importer)};
  }
  const packageName = packagePath.exec(specifier)?.[1];
  if (packageName === undefined) {
    return {
      ...problem,
      message: `The import \`${specifier}\` is neither a relative path nor a package.`,
      hint: 'Write a path relative to the importing file, or to the site folder: `@site/src/…`. Aliases of other bundlers are not supported.',
    };
  }
  return {
    ...problem,
    message: `The package \`${packageName}\`, imported as \`${specifier}\`, is not installed.`,
    hint: `Install it in the site's project: \`npm install ${packageName}\`.`,
  };
}

/** Reports an import of the generator itself. Only its types can be imported. */
export function importsGenerator(specifier: string): ImportProblem {
  return {
    specifier,
    code: 'import-unavailable',
    message: `\`${specifier}\` is the generator, which does not run in browsers.`,
    hint: 'Import types with `import type`; components and hooks come from `legacydocs/theme`.',
  };
}

/** Reports an import that would load React twice. */
export function importsSecondReact(specifier: string): ImportProblem {
  return {
    specifier,
    code: 'import-unavailable',
    message: `\`${specifier}\` is not available to pages: it would load React a second time.`,
    hint: 'Use `react` and `react-dom`.',
  };
}

/**
 * Reports an import of an unsupported file type.
 *
 * @param extension With its dot.
 */
export function importsUnknownKind(extension: string): ImportProblem {
  return {
    specifier: extension,
    code: 'import-unsupported',
    message: `Files ending in \`${extension}\` cannot be imported.`,
    hint: 'Move the file to `content/static` and link to its URL, or import the file as text: `./file.txt?raw`.',
  };
}

function siteFolderHint(specifier: string): string {
  const path = specifier.slice('@site/'.length);
  const found = path.startsWith('static/') ? ' Static files are in `content/static`.' : '';
  return `\`@site\` is the site folder, which does not contain \`${path}\`.${found}`;
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

/** Message about a Docusaurus import, and the replacement. */
type ImportAdvice = Pick<Diagnostic, 'message' | 'hint'>;

/** Modules in `templates/docusaurus` that replace Docusaurus modules, keyed by specifier. */
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
  '@docusaurus/theme-common/internal': 'plugin-content-docs.ts',
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
  '@docusaurus/useBrokenLinks': 'useBrokenLinks.ts',
  '@docusaurus/useDocusaurusContext': 'useDocusaurusContext.ts',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
  // A dependency of Docusaurus' theme that pages on old sites use.
  clsx: 'clsx.ts',
} as const satisfies Readonly<Record<string, string>>;

/** Supported Docusaurus imports, in their usual spelling. */
export const servedImports: readonly string[] = Object.keys(modules);

/** Returns the absolute paths for supported Docusaurus imports, for esbuild's `alias`. */
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

/**
 * Advice on replacing unsupported imports, keyed by specifier. Keys begin with `@theme/` instead of `@theme-original/`
 * and `@theme-init/`.
 */
const replacements: ReadonlyMap<string, string> = new Map([
  [
    '@theme/Admonition',
    'In MDX, the type and the title must be constants: `<Admonition type="note" title="Title">`. Elsewhere, write the admonition in a Markdown file, and import that file.',
  ],
  [
    '@theme/CodeBlock',
    "In MDX, the attributes and the code must be constants, or the code must be imported: `import code from '!!raw-loader!./file.js'`. Elsewhere, write the block in a Markdown file, and import that file.",
  ],
  ['@theme/Mermaid', 'Write the diagram in a code block with the language `mermaid`.'],
  [
    '@theme/IdealImage',
    "Write `![text](./image.png)`: legacydocs adds the image's size, and the image loads lazily.",
  ],
  ['@theme/Layout', "Remove it: every page has the site's layout."],
  [
    '@docusaurus/Head',
    'Write `<head><meta … /></head>` in an MDX page, or `headTags` in the configuration.',
  ],
]);

const components =
  'Use a component from `legacydocs/theme`, or write your own component and import its file.';

/**
 * Reports an import that only Docusaurus or webpack supports.
 *
 * @returns `undefined` for every other import.
 */
function docusaurusImport(specifier: string): ImportAdvice | undefined {
  if (specifier.includes('!')) {
    const file = specifier.split('!').at(-1) ?? '';
    if (specifier.includes('raw-loader')) {
      return {
        message: `This file imports the text of \`${file}\`, which does not exist.`,
        hint: 'Correct the path. A path is relative to the importing file or, after `@site/`, to the site folder.',
      };
    }
    return {
      message: `\`${specifier}\` needs a webpack loader, but legacydocs does not use webpack.`,
      hint: `Import the file without the loader: \`${file}\`.`,
    };
  }
  const [, scope] =
    /^@(theme|theme-original|theme-init|docusaurus|generated)\//.exec(specifier) ?? [];
  if (scope === undefined) return undefined;
  if (scope === 'generated') {
    return {
      message: `\`${specifier}\` is a file that Docusaurus generates.`,
      hint: 'Use `useSite` from `legacydocs/theme` for site data, and `customFields` in the configuration for your own data.',
    };
  }
  const isTheme = scope !== 'docusaurus';
  const name = isTheme ? specifier.replace(/^@[\w-]+/, '@theme') : specifier;
  return {
    message: isTheme
      ? `\`${specifier}\` is a component from Docusaurus' theme, not a package.`
      : `\`${specifier}\` is a Docusaurus module.`,
    hint: replacements.get(name) ?? components,
  };
}
