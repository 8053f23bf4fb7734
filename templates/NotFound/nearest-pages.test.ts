import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearest-pages.ts';

const routes = [
  '/',
  '/docs/',
  '/docs/guide/testing',
  '/docs/core/useSharedValue',
  '/docs/2.x/guide/testing',
  '/docs/api/other',
];

describe('the nearest pages', () => {
  it('are few, the nearest first, ignoring case', () => {
    expect(nearestPages('/docs/guide/TESTNG/', routes)).toEqual([
      '/docs/guide/testing',
      '/docs/2.x/guide/testing',
    ]);
  });

  it('are found where a page has moved', () => {
    expect(nearestPages('/docs/api/useSharedValue', routes)).toEqual(['/docs/core/useSharedValue']);
  });

  it('begin with those that have the same ending, in the version of the URL, then in the newest', () => {
    expect(nearestPages('/docs/use-shared-value', routes)).toEqual(['/docs/core/useSharedValue']);
    expect(nearestPages('/docs/testing', routes)).toEqual([
      '/docs/guide/testing',
      '/docs/2.x/guide/testing',
    ]);
    expect(nearestPages('/docs/2.x/testing', routes)[0]).toBe('/docs/2.x/guide/testing');
  });

  it('are none if nothing is similar', () => {
    expect(nearestPages('/completely/elsewhere/and/long', routes)).toEqual([]);
  });
});
