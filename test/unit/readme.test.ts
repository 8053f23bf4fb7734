import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsVersion} from '../../src/config/schema/docs.ts';
import {siteConfigSchema} from '../../src/config/schema/index.ts';
import {themeConfig} from '../../src/config/schema/theme-config.ts';

const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');

describe('the configuration reference in the README', () => {
  it.each([
    ['the site', Object.keys(siteConfigSchema.shape)],
    ['a version', Object.keys(docsVersion.shape)],
    ['the theme', Object.keys(themeConfig.shape)],
  ])('names every key of %s', (_, keys) => {
    expect(
      keys.filter((key) => !new RegExp(`\`(?:[a-zA-Z[\\]]+\\.)?${key}\``).test(readme)),
    ).toEqual([]);
  });
});

describe('the job in the README', () => {
  it('runs the script that the tests of this repository run', async () => {
    const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
    const {scripts} = JSON.parse(text) as {scripts: Record<string, string>};
    expect(readme).toContain('- run: npm run check\n');
    expect(scripts['test']).toContain('npm run check &&');
    expect(scripts['check']).toMatch(/build -- --strict && .*legacydocs.* check --contract/);
  });
});
