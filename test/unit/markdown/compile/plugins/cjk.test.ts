import {expect, it} from 'vitest';
import {compileMarkdown, compileMdx} from '../support.ts';

it.each([
  ['**中文（括号）**继续', '<strong>中文（括号）</strong>继续'],
  ['太郎は**「こんにちは」**と言った', '太郎は<strong>「こんにちは」</strong>と言った'],
  ['한국어**(괄호)**는', '한국어<strong>(괄호)</strong>는'],
  ['~~旧的（括号）~~新的', '<del>旧的（括号）</del>新的'],
])('MD-43 emphasis needs no spaces in Chinese, Japanese and Korean: %s', async (source, html) => {
  expect((await compileMarkdown(source)).html).toBe(`<p>${html}</p>`);
});

it.each([
  ['见https://a.b/c，然后**再**说', 'https://a.b/c', '，然后<strong>再</strong>说'],
  ['看 https://a.b。好', 'https://a.b', '。好'],
  ['（https://a.b/c?d=e#f）', 'https://a.b/c?d=e#f', '）'],
  ['www.a.b/c、www.d.e', 'http://www.a.b/c', '、'],
  ['https://zh.example.org/中文 和', 'https://zh.example.org/%E4%B8%AD%E6%96%87', ' 和'],
])('MD-43 a bare URL ends at Chinese and Japanese punctuation: %s', async (source, href, after) => {
  const {html} = await compileMarkdown(source);
  expect(html).toContain(`<a href="${href}"`);
  expect(html).toContain(`</a>${after}`);
});

it('MD-43 applies to the table of contents, search and MDX', async () => {
  const {metadata, body} = await compileMarkdown('## **提示：**使用');
  expect(metadata.toc[0]?.html).toBe('<strong>提示：</strong>使用');
  expect(body.search[0]?.heading).toBe('提示：使用');
  expect((await compileMdx('**中文（括号）**继续')).html).toContain('"中文（括号）"');
});
