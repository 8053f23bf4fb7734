import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {beforeAll, describe, expect, it} from 'vitest';
import type * as limits from '../../../../src/core/async/time-limit.ts';
import type * as bounded from '../../../../src/markdown/compile/bounded-compiler.ts';
import {
  createPageCompiler,
  type PageCompiler,
  type PageSource,
} from '../../../../src/markdown/compile/page-compiler.ts';
import * as sources from '../../../../src/markdown/compile/thread-compilers.ts';
import {type CompiledPackage, compilePackage} from '../../../support/compiled-package.ts';
import {defaultOptions} from './support.ts';

let compiled: CompiledPackage;
let threadCompiler: typeof sources.threadCompiler;
let boundedCompiler: typeof bounded.boundedCompiler;
let timeLimit: typeof limits;
beforeAll(async () => {
  compiled = await compilePackage();
  const load = async (module: string) =>
    await import(pathToFileURL(join(compiled.bin, '../../dist', module)).href);
  ({threadCompiler} = await load('markdown/compile/thread-compilers.js'));
  ({boundedCompiler} = await load('markdown/compile/bounded-compiler.js'));
  timeLimit = await load('core/async/time-limit.js');
});

const files: readonly PageSource[] = [
  ...Array.from({length: 12}, (_, page) => ({
    source: `# Page ${page}\n\n[Intro](./intro.md)\n\n\`\`\`js\nconst page = ${page % 5};\n\`\`\`\n`,
    sourcePath: `page-${page}.md`,
    format: 'md' as const,
  })),
  {source: '# Live\n\n{1 + 1}\n', sourcePath: 'live.mdx', format: 'mdx'},
  {source: '# Broken\n\n<Open>\n', sourcePath: 'broken.mdx', format: 'mdx'},
  {source: Uint8Array.of(0x23, 0x20, 0x41), sourcePath: 'bytes.md', format: 'md'},
];

describe('threadCompiler', () => {
  it.each([
    ['in several threads', 10_000],
    ['beside a highlighting thread', 100],
  ])('compiles %s like one thread, and returns highlighted code', async (_how, count) => {
    const alone = await createPageCompiler(defaultOptions);
    const threads = await threadCompiler(defaultOptions, count);
    if (threads === undefined) throw new Error('This machine has one core only.');
    const highlightedBlocks = new Map<string, readonly string[]>();
    try {
      for (const kind of ['compilePage', 'compileModule'] as const) {
        const results = await Promise.all(
          files.map((file) => threads[kind]({...file, highlightedBlocks})),
        );
        expect(results).toEqual(await Promise.all(files.map((file) => alone[kind](file))));
      }
    } finally {
      await threads.close();
    }
    expect(highlightedBlocks.size).toBe(5);
  });

  it('is not used for few files, and impossible from sources', async () => {
    expect(await threadCompiler(defaultOptions, 12)).toBeUndefined();
    expect(await sources.threadCompiler(defaultOptions, 1_000)).toBeUndefined();
  });
});

describe('a slow page', () => {
  /** Like one that has been busy for too long already. */
  const givesUp = async (): Promise<never> => {
    throw new timeLimit.TookTooLong('here');
  };
  const compiler = {compilePage: givesUp, compileModule: givesUp};
  const page = (source: string): PageSource => ({source, sourcePath: 'page.md', format: 'md'});
  const endless = page('*a_'.repeat(100_000));

  it('is compiled by its own thread, with the same result', async () => {
    const alone = await createPageCompiler(defaultOptions);
    const {compilePage} = boundedCompiler(compiler, defaultOptions, {seconds: 60});
    const good = page('# Good\n\n```js\nlet a;\n```\n');
    expect(await compilePage(good)).toEqual(await alone.compilePage(good));
  });

  it('is retried once on a busy machine, and later ones are not', async () => {
    const given: number[] = [];
    const waits: PageCompiler['compilePage'] = async ({milliseconds = 0}) => {
      given.push(milliseconds);
      // As if another program used the processor.
      await setTimeout(100);
      if (milliseconds < 600) throw new timeLimit.TookTooLong('here');
      return {page: undefined, diagnostics: []};
    };
    const slow = {compilePage: waits, compileModule: waits};
    const {compilePage} = boundedCompiler(slow, defaultOptions, {seconds: 10});
    await compilePage(page('# A\n'));
    await compilePage(page('# B\n'));
    expect(given).toEqual([500, given[1], given[1]]);
  });

  it('is aborted there after its time limit', async () => {
    const {compilePage} = boundedCompiler(compiler, defaultOptions, {seconds: 0.5});
    const {diagnostics} = await compilePage(endless);
    expect(diagnostics.map(({code}) => code)).toEqual(['page-too-slow']);
  });

  it('is aborted there with the build', async () => {
    const signal = AbortSignal.timeout(1_000);
    const {compilePage} = boundedCompiler(compiler, defaultOptions, {seconds: 3_600, signal});
    await expect(compilePage(endless)).rejects.toThrow();
  });
});
