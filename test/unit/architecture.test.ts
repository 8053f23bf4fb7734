import {readFile} from 'node:fs/promises';
import {dirname, join, posix} from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * The groups of `src` in order. A file can import, including types, only from its own group and from groups before it.
 */
const groups: readonly string[] = [
  'core',
  'site',
  'markdown',
  'pages',
  'versions',
  'pipeline',
  'serve',
  'tools',
  'cli',
];

/** Groups that may import from more than four groups, because they connect the other groups. */
const connecting = ['pipeline', 'cli'];

interface Import {
  /** Paths relative to the repository. */
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const aliases: Readonly<Record<string, string>> = {
  legacydocs: 'src/cli/api/index.ts',
  'legacydocs/theme': 'templates/theme.ts',
  'legacydocs/lookup': 'src/pages/lookup/index.ts',
  'legacydocs/urls': 'src/core/urls/index.ts',
};

async function importsOf(file: string): Promise<Import[]> {
  const text = await readFile(join(root, file), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s(type\s)?[^;'`]*?from\s'([^']*)'|^import\s'([^']*)'|import\('([^']*)'\)/gm,
  );
  return [...statements].flatMap(([, type, path, effect, dynamic]) => {
    const name = path ?? effect ?? dynamic ?? '';
    const to = name.startsWith('.') ? posix.join(dirname(file), name) : aliases[name];
    return to === undefined ? [] : [{from: file, to, typeOnly: type !== undefined}];
  });
}

const files = await glob(['src/**/*.ts', 'templates/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.d.ts'], {
  cwd: root,
});
const imports = (await Promise.all(files.map(importsOf))).flat();

/** Returns the group of a file: `core` for `src/core/urls/index.ts`. */
const groupOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? '';
const inSource = imports.filter(({from, to}) => from.startsWith('src/') && to.startsWith('src/'));
const crossing = inSource.filter(({from, to}) => groupOf(from) !== groupOf(to));

describe('imports go one way', () => {
  it('finds the imports it checks', () => {
    expect(crossing.length).toBeGreaterThan(300);
  });

  it('every file belongs to one of the groups', () => {
    const outside = files.filter(
      (file) => file.startsWith('src/') && !groups.includes(groupOf(file)),
    );
    expect(outside).toEqual([]);
  });

  it('a group imports from the groups before it only, types included', () => {
    const wrong = crossing.filter(
      ({from, to}) => groups.indexOf(groupOf(to)) > groups.indexOf(groupOf(from)),
    );
    expect(wrong).toEqual([]);
  });

  it('only the pipeline and the command line import from more than four groups', () => {
    const used = new Map<string, Set<string>>();
    for (const {from, to} of inSource) {
      used.set(from, (used.get(from) ?? new Set([groupOf(from)])).add(groupOf(to)));
    }
    const wrong = [...used].filter(
      ([file, of]) => of.size > 4 && !connecting.includes(groupOf(file)),
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('no file imports itself by way of others, types included', () => {
    const typeOnly = true;
    const circle = ['a', 'b', 'c'].map((from, at, all) => ({
      from,
      to: all[(at + 1) % 3] ?? '',
      typeOnly,
    }));
    expect(cycles(circle)).toEqual([['a', 'b', 'c']]);
    expect(cycles(imports)).toEqual([]);
  });

  it.each([
    ['site', ['core']],
    ['pages', ['core']],
    ['serve', ['core']],
  ])('`%s` runs nothing but itself, %j and the accessors of routes', (group, used) => {
    const wrong = crossing.filter(
      ({from, to, typeOnly}) =>
        groupOf(from) === group &&
        !used.includes(groupOf(to)) &&
        !typeOnly &&
        to !== 'src/site/types.ts',
    );
    expect(wrong).toEqual([]);
  });

  it('only the command line imports the importers', () => {
    const room = 'src/tools/import/';
    const wrong = inSource.filter(
      ({from, to}) => to.startsWith(room) && !from.startsWith(room) && groupOf(from) !== 'cli',
    );
    expect(wrong).toEqual([]);
  });

  it('the importers run nothing but themselves and `core`: the command line passes them the rest', () => {
    const room = 'src/tools/import/';
    const wrong = inSource.filter(
      ({from, to, typeOnly}) =>
        from.startsWith(room) && !to.startsWith(room) && groupOf(to) !== 'core' && !typeOnly,
    );
    expect(wrong).toEqual([]);
  });
});

it('runs in a folder whose name contains a space, and on Windows: no file path is the pathname of a URL', async () => {
  const all = await glob(['*.ts', '{bin,scripts,src,templates,test}/**/*.{ts,tsx,js,mjs}'], {
    cwd: root,
    ignore: '**/{.work,node_modules}/**',
  });
  const texts = await Promise.all(
    all.map(async (file) => ({file, text: await readFile(join(root, file), 'utf8')})),
  );
  const wrong = texts.filter(({text}) =>
    /new URL\([^)]*import\.meta\.url\)\s*\.pathname/.test(text),
  );
  expect(wrong.map(({file}) => file)).toEqual([]);
});

/** Finds groups of files that import each other: strongly connected components, with Tarjan's algorithm. */
function cycles(edges: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const {from, to} of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const mine = order.size;
    order.set(file, mine);
    open.push(file);
    let low = mine;
    for (const other of next.get(file) ?? []) {
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, order.get(other) ?? mine);
    }
    if (low === mine) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) found.push(group);
    }
    return low;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return found;
}
