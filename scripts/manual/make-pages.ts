import {readFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path/posix';
import {slug} from 'github-slugger';
import {glob} from 'tinyglobby';
import {blockPlaces, fillBlocks} from './blocks.ts';
import {commandSections} from './commands-reference.ts';
import {readConfigReference} from './config-reference.ts';
import {readThemeExports} from './exports-reference.ts';
import {frontMatterTable} from './front-matter-reference.ts';
import {hostTable, slashTable} from './hosts-reference.ts';
import {
  languagesTable,
  messagesTable,
  readTokens,
  templateTable,
  tokenTable,
} from './theme-reference.ts';

/** A page in the manual. */
export interface ManualPage {
  /** Path relative to the repository root. */
  readonly path: string;
  /** Source of the page. */
  readonly text: string;
}

/**
 * Returns all pages of the manual's current version.
 *
 * @param repository Absolute path.
 */
export async function readPages(repository: string): Promise<readonly ManualPage[]> {
  const paths = await glob('docs/content/docs/current/**/*.{md,mdx}', {cwd: repository});
  return await Promise.all(
    paths
      .sort()
      .map(async (path) => ({path, text: await readFile(join(repository, path), 'utf8')})),
  );
}

/**
 * Returns the pages with regenerated blocks.
 *
 * @throws {Error} If a documented object has no description, or if the pages have no block for it.
 */
export async function makePages(
  pages: readonly ManualPage[],
  repository: string,
): Promise<readonly ManualPage[]> {
  const config = await readConfigReference(repository);
  const tokens = await readTokens(repository);
  const exported = await readThemeExports(repository);
  const [frontMatter, templates] = await Promise.all([
    frontMatterTable(repository),
    templateTable(),
  ]);
  const wordsOf = (kind: string) =>
    pages.flatMap(({text}) => blockPlaces(text, kind).map(({words}) => words));
  requireAll('config', config.forms, wordsOf('config'));
  requireAll('export', exported.values, wordsOf('export'));
  requireAll(
    'tokens',
    tokens.flatMap(([first]) => first?.name ?? []),
    wordsOf('tokens'),
  );
  const makers = {
    'front-matter': () => frontMatter,
    commands: commandSections,
    export: exported.sectionOf,
    hosts: hostTable,
    slashes: slashTable,
    tokens: (first: string) => tokenTable(tokens, first),
    templates: () => templates,
    messages: messagesTable,
    languages: languagesTable,
  };
  return pages.map(({path, text}) => {
    const tables = configLinks(pages, path);
    const made = {...makers, config: (object: string) => config.tableOf(object, tables)};
    return {path, text: fillBlocks(text, made)};
  });
}

/**
 * Returns links to all tables of settings, keyed by path of the object. @param from Path of the page that contains the
 * links.
 */
function configLinks(pages: readonly ManualPage[], from: string): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({path, text}) =>
      blockPlaces(text, 'config').map(({words, heading, isTitle}) => {
        const file = path === from ? '' : relative(dirname(from), path).replace(/^(?!\.)/, './');
        const [, title = heading, id = slug(heading)] = /^(.*?) \{#(.*)\}$/.exec(heading) ?? [];
        return [words, `[${title}](${file}${isTitle ? '' : `#${id}`})`] as const;
      }),
    ),
  );
}

function requireAll(kind: string, wanted: readonly string[], found: readonly string[]): void {
  const missing = wanted.filter((words) => !found.includes(words));
  if (missing.length === 0) return;
  throw new Error(
    `No page of the manual lists: ${missing.join(', ')}. Write \`<!-- made: ${kind} ${missing[0]} -->\` and \`<!-- /made -->\` where it belongs.`,
  );
}
