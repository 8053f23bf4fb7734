import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Returns a page's prose: its text without code, URLs and comments, and its title and description. */
function proseOf(text: string): string {
  return text
    .replace(/```[\s\S]*?```|`[^`\n]*`|<!--[\s\S]*?-->|\]\([^)]*\)/g, ' ')
    .replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) =>
      [...frontMatter.matchAll(/^(?:title|description):(.*)$/gm)].join('\n'),
    );
}

async function wordsOf(folder: string): Promise<string[]> {
  const files = await glob('**/*.{md,mdx}', {cwd: join(root, folder), absolute: true});
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return (
    texts
      .map(proseOf)
      .join('\n')
      .match(/[a-z][\w'-]*/gi) ?? []
  );
}

describe.each([
  ['the manual', 'docs/content/docs/current'],
  ['the documentation of 3.x', 'content/docs/current'],
  ['the documentation of 2.x', 'content/docs/2.x'],
  ['the documentation of 1.x', 'content/docs/1.x'],
])('%s', async (_name, folder) => {
  const words = await wordsOf(folder);

  it.each([
    ['free what-clauses', /^what(?:ever)?$/i, 3],
    ['things that stand or lie', /^(?:stands?|stood|lies?|lay|lying)$/i, 0.3],
    ['things that say or tell', /^(?:says?|said|tells?|told)$/i, 0.7],
  ])('has few %s', (_kind, pattern, maxPerThousandWords) => {
    expect(words.length).toBeGreaterThan(10_000);
    const found = words.filter((word) => pattern.test(word));
    expect((1000 * found.length) / words.length).toBeLessThan(maxPerThousandWords);
  });
});

it('the tables of the manual begin no cell with a question word', async () => {
  const folder = join(root, 'docs/content/docs/current');
  const pages = await glob('**/*.md', {cwd: folder, absolute: true});
  const texts = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  const cells = texts.flatMap((text) =>
    text.split('\n').flatMap((line) => (line.startsWith('| ') ? line.split(/(?<!\\)\|/) : [])),
  );
  expect(cells.length).toBeGreaterThan(1000);
  const found = cells.filter((cell) =>
    /^ ?(?:whether|what|where|who|how many|not told)\b/i.test(cell),
  );
  expect(found).toEqual([]);
});
