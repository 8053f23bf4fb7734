import {describe, expect, it} from 'vitest';
import {workerDiagnostic} from '../../../../src/markdown/compile/compile-pages.ts';
import {createPageCompiler} from '../../../../src/markdown/compile/page-compiler.ts';
import {repeated, repeatedSyntax} from '../../../support/repeated-syntax.ts';
import {compileMarkdown, defaultOptions} from './support.ts';

it('describes a page that takes too long to compile', () => {
  const failure = {kind: 'time', message: ''} as const;
  expect(workerDiagnostic(failure, 'content/pages/a.md', 0.05)).toMatchInlineSnapshot(`
    {
      "code": "page-too-slow",
      "consequence": "The page cannot be compiled.",
      "file": "content/pages/a.md",
      "hint": "Look for many repetitions of \`*\`, \`_\`, \`[\`, \`<\` or of an unclosed admonition, and for an endless loop in a plugin. Split the page, or increase \`pageTimeout\` in the configuration.",
      "message": "The page was still being compiled after 0.05 seconds.",
      "severity": "error",
    }
  `);
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
    const compiler = await createPageCompiler(defaultOptions);
    const source = repeated(syntax, 3_000);
    const {cpuUsage} = process;
    const before = cpuUsage();
    await compiler.compilePage({source, sourcePath: 'content/pages/a.md', format: 'md'});
    // In microseconds.
    expect(cpuUsage(before).user).toBeLessThan(20e6);
  },
);
