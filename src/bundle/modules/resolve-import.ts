import {join} from 'node:path';
import type {ImportKind} from 'esbuild';
import {packageFolder} from '../../package.ts';
import {withBaseUrl} from '../../urls/href.ts';
import {type ImportProblem, importsGenerator} from './import-problem.ts';
import type {ModuleSpace} from './module-space.ts';

/** What an import means, before the disk is asked. */
export type ImportMeaning =
  /** This very file. */
  | {readonly kind: 'file'; readonly file: string}
  /** To be found as Node would, from a folder. */
  | {readonly kind: 'search'; readonly specifier: string; readonly folder: string}
  /** Left to the browser. */
  | {readonly kind: 'address'; readonly address: string}
  | {readonly kind: 'problem'; readonly problem: ImportProblem};

export interface ImportRequest {
  readonly specifier: string;
  readonly kind: ImportKind;
  /** Absolute path of the importing file; `undefined` for generated modules. */
  readonly importer: string | undefined;
  /** Folder that relative imports start from. */
  readonly folder: string;
}

/** Prefixes of the names that generated modules and entry points use. */
export const templatePrefix = 'legacydocs:template/';
export const pagePrefix = 'legacydocs:page/';

/** Ends with the extension of the running code: sources in a checkout, compiled files when installed. */
const sharedWithBrowser: Readonly<Record<string, string>> = import.meta.url.endsWith('.ts')
  ? {'legacydocs/urls': 'src/urls/index.ts', 'legacydocs/lookup': 'src/lookup/index.ts'}
  : {'legacydocs/urls': 'dist/urls/index.js', 'legacydocs/lookup': 'dist/lookup/index.js'};

/** The meaning of an import in a template, a page, or what they import. Pure but for template look-ups. */
export function importMeaning(request: ImportRequest, space: ModuleSpace): ImportMeaning {
  const {specifier, importer, folder} = request;
  const isUrl = request.kind === 'url-token';
  if (/^(?:https?:)?\/\//.test(specifier) || (isUrl && /^(?:#|data:)/.test(specifier))) {
    return {kind: 'address', address: specifier};
  }
  // A static file of the site.
  if (isUrl && specifier.startsWith('/')) {
    return {kind: 'address', address: withBaseUrl(specifier, space.baseUrl)};
  }
  const own = ownModule(specifier, space);
  if (own !== undefined) return own;
  if (specifier.startsWith('@site/')) {
    return {kind: 'search', specifier: `./${specifier.slice(6)}`, folder: space.siteFolder};
  }
  const template =
    importer !== undefined && (specifier.startsWith('.') || isUrl)
      ? space.templates.relativeTo(importer, specifier)
      : undefined;
  const file = template === undefined ? undefined : space.templates.find(template);
  if (file !== undefined) return {kind: 'file', file};
  // One React for all, the package's, wherever the importing file lies.
  const from = isReact(specifier) ? packageFolder : folder;
  return {kind: 'search', specifier, folder: from};
}

/** React's own packages: the same for the theme, its replacements and pages. */
export function isReact(specifier: string): boolean {
  return /^react(?:-dom)?(?:\/|$)/.test(specifier);
}

/** Names that belong to this package. */
function ownModule(specifier: string, space: ModuleSpace): ImportMeaning | undefined {
  if (specifier.startsWith(pagePrefix)) {
    return {kind: 'file', file: join(space.siteFolder, specifier.slice(pagePrefix.length))};
  }
  const shared = sharedWithBrowser[specifier];
  if (shared !== undefined) return {kind: 'file', file: join(packageFolder, shared)};
  if (specifier === 'legacydocs') return {kind: 'problem', problem: importsGenerator(specifier)};
  const file = ownTemplate(specifier, space);
  return file === undefined ? undefined : {kind: 'file', file};
}

function ownTemplate(specifier: string, {templates}: ModuleSpace): string | undefined {
  if (specifier === 'legacydocs/theme') return templates.find('theme.ts');
  if (specifier.startsWith(templatePrefix)) {
    return templates.find(specifier.slice(templatePrefix.length));
  }
  // By its public name a template is always the built-in one: a replacement may wrap it.
  const publicPrefix = 'legacydocs/templates/';
  return specifier.startsWith(publicPrefix)
    ? templates.findBuiltin(specifier.slice(publicPrefix.length))
    : undefined;
}
