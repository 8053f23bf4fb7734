import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {blocksOf, fillBlocks} from './blocks.ts';
import {commandSections} from './commands-reference.ts';
import {readConfigReference} from './config-reference.ts';
import {frontMatterTable} from './front-matter-reference.ts';
import {hostTable, slashTable} from './hosts-reference.ts';
import {messagesCode, readTokens, templateTable, tokenTable} from './theme-reference.ts';

/** A page of the manual. */
export interface ManualPage {
  /** Relative to the repository. */
  readonly path: string;
  /** As it is in the repository. */
  readonly text: string;
}

/** All Markdown of the manual's version under development. @param repository Absolute path. */
export async function readPages(repository: string): Promise<readonly ManualPage[]> {
  const paths = await glob('docs/content/docs/current/**/*.{md,mdx}', {cwd: repository});
  return await Promise.all(
    paths
      .sort()
      .map(async (path) => ({path, text: await readFile(join(repository, path), 'utf8')})),
  );
}

/**
 * The pages with every generated block as it should be.
 *
 * @throws {Error} If what they are generated from does not say enough, or a part of it has no block.
 */
export async function makePages(
  pages: readonly ManualPage[],
  repository: string,
): Promise<readonly ManualPage[]> {
  const config = await readConfigReference(repository);
  const tokens = await readTokens(repository);
  const [frontMatter, templates, messages] = await Promise.all([
    frontMatterTable(repository),
    templateTable(),
    messagesCode(repository),
  ]);
  const separate = pages.flatMap(({text}) => blocksOf(text, 'config'));
  requireAll('config', config.forms, separate);
  requireAll(
    'tokens',
    tokens.flatMap(([first]) => first?.name ?? []),
    pages.flatMap(({text}) => blocksOf(text, 'tokens')),
  );
  const makers = {
    config: (path: string) => config.tableOf(path, separate),
    'front-matter': () => frontMatter,
    commands: commandSections,
    hosts: hostTable,
    slashes: slashTable,
    tokens: (first: string) => tokenTable(tokens, first),
    templates: () => templates,
    messages: () => messages,
  };
  return pages.map(({path, text}) => ({path, text: fillBlocks(text, makers)}));
}

function requireAll(kind: string, wanted: readonly string[], found: readonly string[]): void {
  const missing = wanted.filter((words) => !found.includes(words));
  if (missing.length === 0) return;
  throw new Error(
    `No page of the manual lists: ${missing.join(', ')}. Write \`<!-- made: ${kind} ${missing[0]} -->\` and \`<!-- /made -->\` where it belongs.`,
  );
}
