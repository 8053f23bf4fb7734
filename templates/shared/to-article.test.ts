import {memo} from 'react';
import {expect, it} from 'vitest';
import {toArticle} from './to-article.ts';

function Page() {
  return null;
}

it('ERR-03 a page without a default export is an error that names its path', () => {
  const message = 'The module of the page "/docs/a" has no component as its default export.';
  for (const exported of [undefined, null, 1]) {
    expect(() => toArticle(exported, '/docs/a')).toThrow(message);
  }
});

it('takes HTML and components of any kind', () => {
  const Remembered = memo(Page);
  expect(toArticle('<p>Text</p>', '/')).toEqual({html: '<p>Text</p>'});
  expect(toArticle(Page, '/')).toEqual({Component: Page});
  expect(toArticle(Remembered, '/')).toEqual({Component: Remembered});
});
