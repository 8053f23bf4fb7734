import {expect, it} from 'vitest';
import {createPageCompiler} from '../../../../../src/markdown/compile/page-compiler.ts';
import {compileMarkdown, compileMdx, defaultOptions} from '../support.ts';

it.each([
  '\n---\ntitle: A\n---\n',
  ' \r\n\r\n---\r\ntitle: A\r\n---\r\n',
  '  ---\n  title: A\n  ---\n',
  '\uFEFF\uFEFF---\ntitle: A\n---\n',
])('MD-45 front matter that is not on the first line is not shown: %j', async (start) => {
  const {html, metadata} = await compileMarkdown(`${start}\n# B\n\n[a](./b.md)`);
  expect(html).toBe('<h1>B</h1>\n<p><a ⟦0⟧>a</a></p>');
  expect(metadata.contentTitle).toBe('B');
  expect(metadata.slots[0]?.line).toBe(start.split('\n').length + 3);
  expect((await compileMdx(`${start}\n# B`)).html).not.toContain('title: A');
});

it('leaves a thematic break at the top unchanged', async () => {
  const {html} = await compileMarkdown('\n---\n\nNote: a\n\n---\n\nb');
  expect(html).toBe('<hr>\n<p>Note: a</p>\n<hr>\n<p>b</p>');
});

it('MD-45 warns about front matter in an imported file at its location', async () => {
  const compiler = await createPageCompiler(defaultOptions);
  const source = {source: '\n---\ntitle: A\n---\n', sourcePath: '_a.md', format: 'md'} as const;
  const {diagnostics} = await compiler.compileModule(source);
  expect(diagnostics).toMatchObject([{code: 'partial-front-matter', line: 2}]);
});
