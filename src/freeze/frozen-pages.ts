import {roleClasses} from '../compile/code/code-roles.ts';
import type {CompileOptions} from '../compile/compile-options.ts';
import type {FrozenPages} from '../compile/types.ts';
import {BuildError} from '../diagnostics/build-error.ts';
import type {Store} from '../memory/store.ts';
import {type FrozenPageFile, versionName} from './format.ts';
import type {FrozenPage, FrozenVersion} from './frozen-version.ts';
import {sha256} from './hash.ts';
import {readArticle} from './marks.ts';
import {readProven} from './prove.ts';

interface FrozenPagesInput {
  readonly siteFolder: string;
  readonly versions: Iterable<FrozenVersion>;
  readonly options: Pick<CompileOptions, 'code'>;
  /** Keeps what colours mean with the site's themes. */
  readonly store: Pick<Store, 'get' | 'set'>;
  /** Stands for the generator's own code. */
  readonly tool: string;
}

/** The pages of frozen versions, in the place of what compiling them would give. */
export function frozenPages({siteFolder, versions, ...coloring}: FrozenPagesInput): FrozenPages {
  const pages = new Map<string, {readonly page: FrozenPage; readonly version: FrozenVersion}>();
  for (const version of versions) {
    for (const [sourcePath, page] of version.pages) pages.set(sourcePath, {page, version});
  }
  const classes = new Map<FrozenVersion, Promise<Readonly<Record<string, string>>>>();
  const classesOf = (version: FrozenVersion): Promise<Readonly<Record<string, string>>> => {
    const found = classes.get(version) ?? keptClasses(version, coloring);
    classes.set(version, found);
    return found;
  };
  return {
    facts: new Map([...pages].map(([sourcePath, {page}]) => [sourcePath, page.facts])),
    body: async (sourcePath) => {
      const found = pages.get(sourcePath);
      if (found === undefined) throw notFrozen(sourcePath);
      const {page, version} = found;
      const read = (ending: string): string =>
        readProven(siteFolder, version.proven, page.path + ending).toString('utf8');
      const {search}: FrozenPageFile = JSON.parse(read('.json'));
      const article = {html: read('.html'), mark: page.mark};
      return {body: readArticle(article, await classesOf(version)), search};
    },
  };
}

/** Finding them out loads the themes, which takes longer than reading some hundred pages. */
async function keptClasses(
  {code, proven}: FrozenVersion,
  {options, store, tool}: Pick<FrozenPagesInput, 'options' | 'store' | 'tool'>,
): Promise<Readonly<Record<string, string>>> {
  const parts = [tool, options.code, proven.manifest.files[versionName]];
  const key = `${sha256(JSON.stringify(parts))} code roles`;
  const known = store.get(key);
  if (known !== undefined) return JSON.parse(known);
  const classes = await roleClasses(code, options.code);
  store.set(key, JSON.stringify(classes));
  return classes;
}

function notFrozen(file: string): BuildError {
  const message = 'The page is no part of a frozen version.';
  return new BuildError([{severity: 'error', code: 'page-failed', message, file}]);
}
