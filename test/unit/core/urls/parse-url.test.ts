import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {expect, it} from 'vitest';
import {parseUrl} from '../../../../src/core/urls/href.ts';

const source = join(import.meta.dirname, '../../../../src');

it('parses URLs, with or without a base, and rejects invalid ones', () => {
  expect(parseUrl('https://bücher.example')?.host).toBe('xn--bcher-kva.example');
  expect(parseUrl('../ü', 'https://example.org/a/b')?.pathname).toBe('/%C3%BC');
  expect(parseUrl('https://[')).toBeUndefined();
  expect(parseUrl('../a')).toBeUndefined();
});

it('accepts a letter such as `ü` in the thousandth URL as in the first', () => {
  const refused = Array.from({length: 50_000}, () => parseUrl('https://bücher.example')).filter(
    (url) => url === undefined,
  );
  expect(refused).toHaveLength(0);
});

it('is used by all code that parses URLs', async () => {
  const files = await glob('**/*.ts', {cwd: source});
  const asking = await Promise.all(
    files.map(async (file) =>
      /URL\.canParse\(/.test(await readFile(join(source, file), 'utf8')) ? [file] : [],
    ),
  );
  expect(asking.flat()).toEqual([]);
});
