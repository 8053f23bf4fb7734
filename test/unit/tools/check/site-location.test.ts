import {expect, it} from 'vitest';
import {siteLocationOf} from '../../../../src/tools/check/folder-files.ts';

const page = (path: string, more = ''): string =>
  `<head><link rel="canonical" href="https://example.org${path}">${more}</head>`;
const refresh = '<meta http-equiv="refresh" content="0; url=/base/docs/lid">';

it.each([
  ['the home page', page('/base/'), page('/base/404.html'), '/base/'],
  [
    'the 404 page, if the home page redirects',
    page('/base/docs/lid', refresh),
    page('/base/404.html'),
    '/base/',
  ],
  ['neither, if the home page redirects', page('/docs/lid', refresh), '', undefined],
  ['neither', '', '', undefined],
])('the base path of a site is that of %s', (_, home, notFound, baseUrl) => {
  expect(siteLocationOf(home, notFound)?.baseUrl).toBe(baseUrl);
});
