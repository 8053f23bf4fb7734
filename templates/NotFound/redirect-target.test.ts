import {expect, it} from 'vitest';
import {redirectTarget} from './redirect-target.ts';

const patterns = [
  {from: '/base/v1/api/', href: '/base/docs/1.x/api/'},
  {from: '/base/v1/', href: '/base/docs/1.x/:splat'},
  {from: '/base/blog/', href: 'https://blog.example/posts/:splat'},
  {from: '/old/', href: '/:splat'},
];

it.each([
  ['/base/v1/guide/a?x=1#top', 'https://site.example/base/docs/1.x/guide/a?x=1#top'],
  ['/base/v1/api/anything', 'https://site.example/base/docs/1.x/api/'],
  ['/base/v1/sp%C3%A4$&', 'https://site.example/base/docs/1.x/sp%C3%A4$&'],
  ['/base/blog/2020', 'https://blog.example/posts/2020'],
  ['/old//evil.example/x', 'https://site.example/evil.example/x'],
  ['/base/v1', undefined],
  ['/base/other', undefined],
])('ROUTE-16 sends %s on to %s', (path, target) => {
  expect(redirectTarget(new URL(path, 'https://site.example'), patterns)).toBe(target);
});
