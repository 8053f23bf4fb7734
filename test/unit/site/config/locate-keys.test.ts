import {describe, expect, it} from 'vitest';
import {locateKeys} from '../../../../src/site/config/locate-keys.ts';
import type {KeyPath} from '../../../../src/site/config/problems/types.ts';

/** Returns the source text at each path's location. */
async function found(source: string, ...paths: KeyPath[]): Promise<(string | undefined)[]> {
  const places = await locateKeys(source, 'site.config.ts', paths);
  return places.map(({line, column}) =>
    line === undefined || column === undefined
      ? undefined
      : source.split('\n')[line - 1]?.slice(column - 1),
  );
}

describe('locateKeys', () => {
  it('finds keys in nested objects and lists, quoted or not', async () => {
    const source = `import {defineConfig} from 'legacydocs';
type Unused = {title: string};
export default defineConfig({
  /* ü */ title: 'x',
  themeConfig: {navbar: {items: [
    {label: 'one'},
    {'aria-label': 'two'},
  ]}},
} satisfies unknown);`;
    expect(
      await found(
        source,
        ['title'],
        ['themeConfig', 'navbar', 'items', 1],
        ['themeConfig', 'navbar', 'items', 1, 'aria-label'],
      ),
    ).toEqual(["title: 'x',", "{'aria-label': 'two'},", "'aria-label': 'two'},"]);
  });

  it('follows names, functions and await', async () => {
    const source = `const navbar = {style: 'x'};
async function settings() {
  return {themeConfig: {navbar}};
}
const config = await settings;
export default config;`;
    expect(await found(source, ['themeConfig', 'navbar', 'style'])).toEqual(["style: 'x'};"]);
  });

  it('locates the object that should contain a missing key', async () => {
    const source = `import {rest} from './rest.ts';
export default () => ({
  docs: {versions: [...rest, {name: 'a/b'}]},
});`;
    expect(await found(source, ['docs', 'versions', 1, 'name'], ['docs', 'lastVersion'])).toEqual([
      "versions: [...rest, {name: 'a/b'}]},",
      "docs: {versions: [...rest, {name: 'a/b'}]},",
    ]);
  });

  it('returns only the file if nothing is found', async () => {
    const places = (source: string) => locateKeys(source, 'site.config.js', [['title']]);
    expect(await places('export default {};')).toEqual([{file: 'site.config.js'}]);
    expect(await places('module.exports = {title: 1};')).toEqual([{file: 'site.config.js'}]);
    expect(await places('export default {')).toEqual([{file: 'site.config.js'}]);
    expect(await places('const a = b; const b = a; export default a;')).toEqual([
      {file: 'site.config.js'},
    ]);
  });
});
