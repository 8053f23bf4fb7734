import {describe, expect, it} from 'vitest';
import {createPageCompiler} from '../../src/markdown/compile/page-compiler.ts';
import {repeated, repeatedSyntax} from '../support/repeated-syntax.ts';
import {defaultOptions} from '../unit/markdown/compile/support.ts';

/** Lengths of the input, in characters. */
const [small, large] = [30_000, 300_000];

/** Maximum time for each parser, in milliseconds. */
const most = 60_000;

describe('time to compile ten times as long a page', async () => {
  const compiler = await createPageCompiler(defaultOptions);
  const time = async (source: string, format: 'md' | 'mdx'): Promise<number> => {
    const start = performance.now();
    const page = {source, sourcePath: `page.${format}`, format};
    await compiler.compilePage(page);
    return performance.now() - start;
  };

  it.each(
    Object.entries(repeatedSyntax).flatMap(([name, syntax]) =>
      (['md', 'mdx'] as const).map((format) => [name, format, syntax] as const),
    ),
  )('%s (%s)', async (name, format, syntax) => {
    await time(repeated(syntax, 3_000), format);
    const [first, second] = [
      await time(repeated(syntax, small), format),
      await time(repeated(syntax, large), format),
    ];
    const ratio = (second / first).toFixed(1);
    const shown = `${Math.round(first)} ms, then ${second >= most ? 'more than ' : ''}${Math.round(second)} ms: ${ratio} times`;
    process.stdout.write(
      `${name} (${format}): ${shown}${second > 30 * first ? ' – not linear' : ''}\n`,
    );
    expect(second).toBeLessThan(2 * most);
  });
});
