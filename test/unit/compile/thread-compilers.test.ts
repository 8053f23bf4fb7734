import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createPageCompiler, type PageSource} from '../../../src/compile/page-compiler.ts';
import * as sources from '../../../src/compile/thread-compilers.ts';
import {type CompiledPackage, compilePackage} from '../../support/compiled-package.ts';
import {defaultOptions} from './support.ts';

let compiled: CompiledPackage;
let threadCompiler: typeof sources.threadCompiler;
beforeAll(async () => {
  compiled = await compilePackage();
  const module = join(compiled.bin, '../../dist/compile/thread-compilers.js');
  ({threadCompiler} = await import(pathToFileURL(module).href));
});
afterAll(() => compiled.remove());

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
    ['beside a thread that colours', 100],
  ])('compiles %s what one compiles, and tells what was coloured', async (_how, count) => {
    const alone = await createPageCompiler(defaultOptions);
    const threads = await threadCompiler(defaultOptions, count);
    if (threads === undefined) throw new Error('This machine has one core only.');
    const coloredBlocks = new Map<string, readonly string[]>();
    try {
      for (const kind of ['compilePage', 'compileModule'] as const) {
        const results = await Promise.all(
          files.map((file) => threads[kind]({...file, coloredBlocks})),
        );
        expect(results).toEqual(await Promise.all(files.map((file) => alone[kind](file))));
      }
    } finally {
      await threads.close();
    }
    expect(coloredBlocks.size).toBe(5);
  });

  it('is not worth it for few files, and impossible from sources', async () => {
    expect(await threadCompiler(defaultOptions, 12)).toBeUndefined();
    expect(await sources.threadCompiler(defaultOptions, 1_000)).toBeUndefined();
  });
});
