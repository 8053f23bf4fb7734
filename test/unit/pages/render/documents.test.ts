import {expect, it} from 'vitest';
import {renderDocument} from '../../../../src/pages/render/documents.ts';
import type {DocumentProps, ServerTheme} from '../../../../src/pages/theme/types.ts';

const props = {site: {hasMarkdownPages: false, docs: {versions: []}}} as unknown as DocumentProps;
const themeOf = (render: () => string): ServerTheme => ({
  renderDocument: render,
  inlineScripts: () => [],
});

it('lists each URL once, with its first kind, and every anchor', () => {
  const html =
    '<a href="/x" id="a">x</a><img src="/x"><a href="/x">again</a><img src="/y.png"><p id="b"></p>';
  expect(
    renderDocument(
      themeOf(() => html),
      props,
    ),
  ).toEqual({html, links: {pages: ['/x'], assets: ['/y.png'], anchors: ['a', 'b']}});
});

it('returns the error of a component', () => {
  const error = new Error('broken');
  const theme = themeOf(() => {
    throw error;
  });
  expect(renderDocument(theme, props)).toEqual({error});
});
