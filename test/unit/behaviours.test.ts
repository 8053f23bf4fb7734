import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const root = join(import.meta.dirname, '../..');
const catalogue = await readFile(join(root, 'test/BEHAVIOURS.md'), 'utf8');
const [rowsInForce = '', rowsGivenUp = ''] = catalogue.split('## Given up');

const idPattern = /\b[A-Z][A-Z0-9]*-\d{2}\b/g;

/** Ids in the first cells of a table. */
const idsOfRows = (table: string): string[] =>
  [...table.matchAll(/^\|([^|]*\d)\s*\|/gm)].flatMap(
    ([, cell = '']) => cell.match(idPattern) ?? [],
  );

const rows = idsOfRows(rowsInForce);
const areas = new Set(rows.map((id) => id.split('-')[0] ?? ''));

const files = await Promise.all(
  (
    await glob(['{src,templates,content,test,scripts}/**/*.{ts,tsx,mjs,css}'], {
      cwd: root,
      ignore: ['**/.work/**', '**/node_modules/**'],
    })
  ).map(async (path) => ({path, text: await readFile(join(root, path), 'utf8')})),
);

/** Titles begin with their ids, in tables of cases too. What is skipped proves nothing. */
const proved = new Set(
  files
    .filter(({path}) => /\.test\.tsx?$/.test(path))
    .map(({text}) => text.replace(/\b(?:it|test|describe)\.(?:skip|todo)\([^\n]*/g, ''))
    .flatMap((text) => [...text.matchAll(/['"`]((?:[A-Z][A-Z0-9]*-\d{2}[ ,]+)+)/g)])
    .flatMap(([, ids = '']) => ids.match(idPattern) ?? []),
);

describe('the catalogue of behaviours', () => {
  it('has one row an id, and uses no number again', () => {
    expect(rows.length).toBeGreaterThan(200);
    const all = [...rows, ...idsOfRows(rowsGivenUp)];
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it('has no row that no test proves', () => {
    expect(rows.filter((id) => !proved.has(id))).toEqual([]);
  });

  it('knows every id that code and tests cite', () => {
    const unknown = files.flatMap(({path, text}) =>
      (text.match(idPattern) ?? [])
        .filter((id) => areas.has(id.split('-')[0] ?? '') && !rows.includes(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
});
