import {readdirSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {dirname, posix, resolve} from 'node:path';
import {nearest} from '../../../core/diagnostics/nearest.ts';
import type {Diagnostic} from '../../../core/diagnostics/types.ts';
import {docusaurusImport} from './docusaurus-imports.ts';

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
