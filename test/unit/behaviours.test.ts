import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const root = join(import.meta.dirname, '../..');
const catalogue = await readFile(join(root, 'test/BEHAVIOURS.md'), 'utf8');
const [currentRows = '', removedRows = ''] = catalogue.split('## Removed rows');

const idPattern = /\b[A-Z][A-Z0-9]*-\d{2}\b/g;

/** Returns the ids in the first column of a table. */
const idsOfRows = (table: string): string[] =>
  [...table.matchAll(/^\|([^|]*\d)\s*\|/gm)].flatMap(
    ([, cell = '']) => cell.match(idPattern) ?? [],
  );

const rows = idsOfRows(currentRows);
const areas = new Set(rows.map((id) => id.split('-')[0] ?? ''));

const files = await Promise.all(
  (
    await glob(['{src,templates,content,test,scripts}/**/*.{ts,tsx,mjs,css}'], {
      cwd: root,
      ignore: ['**/.work/**', '**/node_modules/**'],
    })
  ).map(async (path) => ({path, text: await readFile(join(root, path), 'utf8')})),
);

/** Row ids at the beginning of test titles, including titles in tables of cases, without those of skipped tests. */
const verified = new Set(
  files
    .filter(({path}) => /\.test\.tsx?$/.test(path))
    .map(({text}) => text.replace(/\b(?:it|test|describe)\.(?:skip|todo)\([^\n]*/g, ''))
    .flatMap((text) => [...text.matchAll(/['"`]((?:[A-Z][A-Z0-9]*-\d{2}[ ,]+)+)/g)])
    .flatMap(([, ids = '']) => ids.match(idPattern) ?? []),
);

describe('the catalogue of behaviours', () => {
  it('has one row for each id, and reuses no id', () => {
    expect(rows.length).toBeGreaterThan(200);
    const all = [...rows, ...idsOfRows(removedRows)];
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it('has a test for every row', () => {
    expect(rows.filter((id) => !verified.has(id))).toEqual([]);
  });

  it('has a row for every id that code and tests cite', () => {
    const unknown = files.flatMap(({path, text}) =>
      (text.match(idPattern) ?? [])
        .filter((id) => areas.has(id.split('-')[0] ?? '') && !rows.includes(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
});
