import {setImmediate} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {TookTooLong, withinTime} from '../../../../src/core/async/time-limit.ts';
import {boundedCompiler} from '../../../../src/markdown/compile/bounded-compiler.ts';
import {createPageCompiler} from '../../../../src/markdown/compile/page-compiler.ts';
import {repeated, repeatedSyntax} from '../../../support/repeated-syntax.ts';
import {compileMarkdown, defaultOptions} from './support.ts';

const compiler = await createPageCompiler(defaultOptions);
const page = (source: string) => ({
  source,
  sourcePath: 'content/pages/a.md',
  format: 'md' as const,
});

describe('a page that exceeds its compile time limit', () => {
  it('is an error with its name and a hint', async () => {
    const bounded = boundedCompiler(compiler, defaultOptions, {seconds: 0.05});
    const {page: compiled, diagnostics} = await bounded.compilePage(page('*a_'.repeat(20_000)));
    expect(compiled).toBeUndefined();
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "page-too-slow",
          "consequence": "The page cannot be compiled.",
          "file": "content/pages/a.md",
          "hint": "Look for a line that repeats \`*\`, \`_\`, \`[\`, \`<\` or a box that nobody closes very many times, or a plugin of the site that goes on for ever, or split the page; \`pageTimeout\` in the configuration allows more.",
          "message": "The page was still being compiled after 0.05 seconds.",
          "severity": "error",
        },
      ]
    `);
  });

  it('does not affect other pages', async () => {
    const bounded = boundedCompiler(compiler, defaultOptions, {seconds: 0.05});
    const good = page('# Good\n\n*a* `b` [c](#good)\n\n```js\nlet a = 1;\n```\n');
    const before = await compiler.compilePage(good);
    await bounded.compilePage(page('*a_'.repeat(20_000)));
    expect(await compiler.compilePage(good)).toEqual(before);
  });

  it('can be one with a long block of code', async () => {
    const bounded = boundedCompiler(compiler, defaultOptions, {seconds: 0.05});
    const code = Array.from({length: 20_000}, (_, line) => `const a${line} = f(${line}) + 1;`);
    const {diagnostics} = await bounded.compilePage(page(`\`\`\`ts\n${code.join('\n')}\n\`\`\`\n`));
    expect(diagnostics.map(({code: name}) => name)).toEqual(['page-too-slow']);
  });

  it('is not compiled once the build is aborted', async () => {
    const signal = AbortSignal.abort();
    const bounded = boundedCompiler(compiler, defaultOptions, {seconds: 10, signal});
    await expect(bounded.compilePage(page('# A\n'))).rejects.toThrow('aborted');
  });
});

it('a page with a mistake does not end the process if its time ends at the mistake', async () => {
  const lost: unknown[] = [];
  const note = (error: unknown): void => void lost.push(error);
  process.on('unhandledRejection', note);
  const {compilePage} = await createPageCompiler(defaultOptions);
  const source = `${'word '.repeat(1_000)}\n\n<a\\>\n`;
  for (let milliseconds = 0; milliseconds < 15; milliseconds += 0.1) {
    const page = {source, sourcePath: 'a.mdx', format: 'mdx', milliseconds} as const;
    await compilePage(page).catch(({name}) => expect(name).toBe('TookTooLong'));
  }
  await setImmediate();
  process.off('unhandledRejection', note);
  expect(lost).toEqual([]);
});

describe('withinTime', () => {
  it('stops work that never ends', () => {
    const work = () => {
      for (;;);
    };
    expect(() => withinTime(20, work)).toThrow(TookTooLong);
    expect(withinTime(10_000, () => 'another')).toBe('another');
  });

  it('rethrows errors of the work', () => {
    const work = () => {
      throw new RangeError('no');
    };
    expect(() => withinTime(10_000, work)).toThrow(RangeError);
  });
});

describe('unclosed admonitions', () => {
  it('are text beyond a depth of 24', async () => {
    const {html} = await compileMarkdown(':::note\n\n'.repeat(100));
    expect(html.match(/class="admonition /g)).toHaveLength(24);
    expect(html.match(/:::note/g)).toHaveLength(76);
  });

  it('do not count if each is closed before the next', async () => {
    const {html} = await compileMarkdown(':::note\na\n:::\n\n'.repeat(100));
    expect(html.match(/class="admonition /g)).toHaveLength(100);
  });
});

it.each(Object.entries(repeatedSyntax))(
  'compiles 3,000 characters of %s',
  async (_name, syntax) => {
    const bounded = boundedCompiler(compiler, defaultOptions, {seconds: 20});
    const {diagnostics} = await bounded.compilePage(page(repeated(syntax, 3_000)));
    expect(diagnostics.map(({code}) => code)).not.toContain('page-too-slow');
  },
);
