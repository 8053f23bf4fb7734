import {readdirSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {dirname, posix, resolve} from 'node:path';
import {nearest} from '../../diagnostics/nearest.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';

/** What to say about an import; the place comes from where it stands. */
export interface ImportProblem extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  /** The import as written. */
  readonly specifier: string;
}

/** An import that leads nowhere. @param importer Absolute path. */
export function importNotFound(specifier: string, importer: string | undefined): ImportProblem {
  const problem = {specifier, code: 'import-not-found'};
  if (isBuiltin(specifier)) {
    return {
      ...problem,
      message: `\`${specifier}\` is part of Node and does not exist in the browser.`,
      hint: 'Pages and templates run in both. Prepare the data in `site.config.ts` or in a file that the page imports.',
    };
  }
  const message = `The import \`${specifier}\` leads to no file.`;
  if (specifier.startsWith('.') || specifier.startsWith('@site/')) {
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

/** A module of this package that pages and templates must not bundle. */
export function importUnavailable(specifier: string): ImportProblem {
  return {
    specifier,
    code: 'import-unavailable',
    message: `\`${specifier}\` cannot be imported here: it would come twice, or belongs to the generator.`,
    hint: 'Pages use `react`, `react-dom` and `legacydocs/theme`; types come from `legacydocs` with `import type`.',
  };
}

/** @param file Absolute path of the file that was found. */
export function importUnsupported(specifier: string, reason: string, hint: string): ImportProblem {
  return {specifier, code: 'import-unsupported', message: reason, hint};
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
