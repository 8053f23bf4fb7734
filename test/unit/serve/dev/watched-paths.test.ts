import {join} from 'node:path';
import {expect, it} from 'vitest';
import {packageFolder} from '../../../../src/core/package/own-files.ts';
import {importedFiles, isWatched} from '../../../../src/serve/dev/scan-site.ts';

const watched = (path: string): boolean => isWatched(join('/site', path), '/site');

it.each([
  'content',
  'content/docs/2.x/guide/testing.md',
  'content/static/img/logo.svg',
  'content/docs/2.x/sidebars.ts',
  'templates/Footer/Footer.tsx',
  'site.config.ts',
  'navigation.mts',
  'versions.json',
])('watches the sources of a site: %s', (path) => {
  expect(watched(path)).toBe(true);
});

it.each([
  'build/index.html',
  '.legacydocs/serve/site/index.html',
  'node_modules/react/index.js',
  'content/docs/node_modules/x.js',
  'content/.git/HEAD',
  'README.md',
  'src/x.ts',
  '../elsewhere.ts',
  'content/docs/.testing.md.swp',
  'content/docs/4913',
  'content/docs/testing.md~',
  'content/docs/#testing.md#',
  'content/docs/.#testing.md',
  'content/docs/testing.md___jb_tmp___',
  'content/docs/testing.md.tmp.4f2a',
  'content/.DS_Store',
])('ignores other files, and temporary files of editors: %s', (path) => {
  expect(watched(path)).toBe(false);
});

it('excludes packages and the generator itself from imported files', () => {
  const own = join(packageFolder, 'templates/client.tsx');
  const files = ['/site/shared/a.ts', '/site/node_modules/react/index.js', own];
  expect(importedFiles(files)).toEqual(['/site/shared/a.ts']);
});
