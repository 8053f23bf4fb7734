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
  it('are few, the nearest first, whatever the case', () => {
    expect(nearestPages('/docs/guide/TESTNG/', routes)).toEqual([
      '/docs/guide/testing',
      '/docs/2.x/guide/testing',
    ]);
  });

  it('are found where a page has moved', () => {
    expect(nearestPages('/docs/api/useSharedValue', routes)).toEqual(['/docs/core/useSharedValue']);
  });

  it('are none where nothing is alike', () => {
    expect(nearestPages('/completely/elsewhere/and/long', routes)).toEqual([]);
  });
});
