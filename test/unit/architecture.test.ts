import {readFile} from 'node:fs/promises';
import {dirname, join, posix} from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const source = join(import.meta.dirname, '../../src');

/** The stages of a build, first to last. */
const stages = [
  'config',
  'content',
  'routes',
  'compile',
  'resolve',
  'shell',
  'bundle',
  'search',
  'render',
  'links',
  'policy',
  'output',
];
/** What every stage may use. */
const shared = [
  'concurrency',
  'csp',
  'diagnostics',
  'html',
  'lookup',
  'memory',
  'modules',
  'theme',
  'urls',
  'package.ts',
];

interface Import {
  readonly from: string;
  /** First part of the imported path below `src`. */
  readonly to: string;
  readonly typeOnly: boolean;
}

async function importsOf(file: string): Promise<Import[]> {
  const text = await readFile(join(source, file), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s(type\s)?[^;]*?from\s'(\.[^']*)'|import\('(\.[^']*)'\)/gm,
  );
  return [...statements].map(([, type, path, dynamicPath]) => ({
    from: file,
    to: posix.join(dirname(file), path ?? dynamicPath ?? '').split('/')[0] ?? '',
    typeOnly: type !== undefined,
  }));
}

const imports = (await Promise.all((await glob('**/*.ts', {cwd: source})).map(importsOf))).flat();
const folderOf = (file: string): string => file.split('/')[0] ?? '';
const crossing = imports.filter(({from, to}) => folderOf(from) !== to);

describe('imports go one way', () => {
  it('finds the imports it judges', () => {
    expect(crossing.length).toBeGreaterThan(100);
  });

  it('a stage knows earlier stages by their types only, and never a later one', () => {
    const wrong = crossing.filter(({from, to, typeOnly}) => {
      const here = stages.indexOf(folderOf(from));
      const there = stages.indexOf(to);
      return here >= 0 && there >= 0 && (there > here || !typeOnly);
    });
    expect(wrong).toEqual([]);
  });

  it('a stage uses nothing besides earlier stages and what all share', () => {
    const wrong = crossing.filter(
      ({from, to}) => stages.includes(folderOf(from)) && ![...stages, ...shared].includes(to),
    );
    expect(wrong).toEqual([]);
  });

  it('what all share knows no stage, except for types of the theme and of modules', () => {
    const wrong = crossing.filter(
      ({from, to}) => shared.includes(folderOf(from)) && stages.includes(to),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['hosts', ['urls']],
    ['places', ['memory', 'urls']],
    ['serve', ['diagnostics', 'hosts', 'urls']],
    ['check', ['diagnostics', 'hosts', 'html', 'places', 'serve', 'urls']],
    [
      'migrate',
      [
        'bundle',
        'check',
        'concurrency',
        'config',
        'content',
        'csp',
        'diagnostics',
        'modules',
        'package.ts',
        'urls',
      ],
    ],
    ['live', ['compile', 'diagnostics', 'hosts', 'html', 'modules', 'package.ts', 'serve', 'urls']],
  ])('`%s` stands on %j alone, and knows stages by their types only', (folder, below) => {
    const wrong = crossing.filter(
      ({from, to, typeOnly}) => folderOf(from) === folder && !below.includes(to) && !typeOnly,
    );
    expect(wrong).toEqual([]);
  });

  it('nothing imports the command line but the program that is bundled, and nothing that', () => {
    const isProgram = (file: string) => folderOf(file) === 'program';
    const wrong = crossing.filter(
      ({from, to}) => isProgram(to) || (to === 'cli' && !isProgram(from)),
    );
    expect(wrong).toEqual([]);
  });
});
