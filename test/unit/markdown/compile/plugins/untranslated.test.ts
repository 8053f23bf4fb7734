import {expect, it} from 'vitest';
import {createPageCompiler} from '../../../../../src/markdown/compile/page-compiler.ts';
import {defaultOptions} from '../support.ts';

const compiler = await createPageCompiler(defaultOptions);

async function body(source: string, format: 'md' | 'mdx'): Promise<string> {
  const {page} = await compiler.compilePage({source, sourcePath: `page.${format}`, format});
  return JSON.stringify(page?.body.body ?? '').replaceAll('\\"', '"');
}

it('A11Y-07 excludes code from translation, in text and in blocks, unless the author allows it', async () => {
  const html = await body(
    '`a`\n\n```\nb\n```\n\n<code translate="yes">c</code> <pre>d</pre>',
    'md',
  );
  expect(html).toContain('<code translate="no">a</code>');
  expect(html).toMatch(/<pre translate="no"[^>]*><code>/);
  expect(html).toContain('<code translate="yes">c</code>');
  expect(html).toContain('<pre translate="no" tabindex="0">d</pre>');
  expect(html).not.toContain('translate=""');
});

it('A11Y-07 excludes code of pages with components, too', async () => {
  const code = await body('`a`\n\n```\nb\n```\n', 'mdx');
  expect(code.match(/translate: "no"/g)).toHaveLength(2);
});
