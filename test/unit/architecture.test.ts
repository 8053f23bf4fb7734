import {readFile} from 'node:fs/promises';
import {dirname, join, posix} from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * What every stage may use; `lookup` is what the search's index and the browser have in common, `messages` what the theme
 * says.
 */
const shared = [
  'collections',
  'paths',
  'hash',
  'front-matter',
  'package',
  'diagnostics',
  'concurrency',
  'memory',
  'modules',
  'urls',
  'csp',
  'html',
  'to-markdown',
  'lookup',
  'messages',
] as const;

/** The stages of a build, first to last. */
const stages = [
  'config',
  'content',
  'compile',
  'routes',
  'resolve',
  'shell',
  'search',
  'bundle',
  'render',
  'links',
  'policy',
  'output',
] as const;

/** Every folder of `src`: a file imports from folders above its own, types included. */
const order: readonly string[] = [
  ...shared,
  'config',
  'content',
  'compile',
  'routes',
  'theme',
  'resolve',
  'shell',
  'search',
  'bundle',
  'render',
  'links',
  'policy',
  'output',
  'locations',
  'freeze',
  'build',
  'api',
  'hosts',
  'serve',
  'check',
  'offline',
  'live',
  'migrate',
  'cli',
  'program',
];

/** Folders that stand beside the build: what they may use, but for types of stages. */
const beside: Readonly<Record<string, readonly string[]>> = {
  hosts: ['urls'],
  locations: ['memory', 'urls'],
  serve: ['diagnostics', 'hosts', 'urls'],
  check: [
    'collections',
    'concurrency',
    'diagnostics',
    'hosts',
    'html',
    'locations',
    'paths',
    'urls',
  ],
  offline: ['check', 'hosts', 'html', 'modules', 'output', 'package', 'urls'],
  migrate: [
    'bundle',
    'check',
    'compile',
    'concurrency',
    'config',
    'content',
    'csp',
    'diagnostics',
    'front-matter',
    'modules',
    'package',
    'paths',
    'urls',
  ],
  live: ['compile', 'diagnostics', 'hosts', 'html', 'modules', 'package', 'paths', 'serve', 'urls'],
};

interface Import {
  /** Paths from the project's root. */
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const aliases: Readonly<Record<string, string>> = {
  legacydocs: 'src/api/index.ts',
  'legacydocs/theme': 'templates/theme.ts',
  'legacydocs/lookup': 'src/lookup/index.ts',
  'legacydocs/urls': 'src/urls/index.ts',
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

/** `src/urls/index.ts` is of `urls`; a file of `src` itself is of none. */
const folderOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? '';
const inSource = imports.filter(({from}) => from.startsWith('src/'));
const crossing = inSource.filter(({from, to}) => folderOf(from) !== folderOf(to));
const isStage = (folder: string): boolean => stages.some((stage) => stage === folder);
const isShared = (folder: string): boolean => shared.some((name) => name === folder);

describe('imports go one way', () => {
  it('finds the imports it judges', () => {
    expect(crossing.length).toBeGreaterThan(300);
  });

  it('every file belongs to a folder that has its place in the order', () => {
    const strangers = files.filter(
      (file) => file.startsWith('src/') && !order.includes(folderOf(file)),
    );
    expect(strangers).toEqual([]);
  });

  it('a folder imports from folders before it only, types included', () => {
    const wrong = crossing.filter(
      ({from, to}) => order.indexOf(folderOf(to)) > order.indexOf(folderOf(from)),
    );
    expect(wrong).toEqual([]);
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

  it('a stage knows earlier stages by their types only', () => {
    const wrong = crossing.filter(
      ({from, to, typeOnly}) => isStage(folderOf(from)) && isStage(folderOf(to)) && !typeOnly,
    );
    expect(wrong).toEqual([]);
  });

  it('a stage runs nothing but itself and what all share', () => {
    const wrong = crossing.filter(
      ({from, to, typeOnly}) => isStage(folderOf(from)) && !isShared(folderOf(to)) && !typeOnly,
    );
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(beside))('`%s` runs nothing but %j', (folder, below) => {
    const wrong = crossing.filter(
      ({from, to, typeOnly}) =>
        folderOf(from) === folder && !below.includes(folderOf(to)) && !typeOnly,
    );
    expect(wrong).toEqual([]);
  });
});

it('runs in a folder whose name holds a space, and on Windows: no file path is the pathname of a URL', async () => {
  const all = await glob(['*.ts', '{bin,scripts,src,templates,test}/**/*.{ts,tsx,js,mjs}'], {
    cwd: root,
    ignore: 'test/**/.work/**',
  });
  const texts = await Promise.all(
    all.map(async (file) => ({file, text: await readFile(join(root, file), 'utf8')})),
  );
  const wrong = texts.filter(({text}) =>
    /new URL\([^)]*import\.meta\.url\)\s*\.pathname/.test(text),
  );
  expect(wrong.map(({file}) => file)).toEqual([]);
});

/** Groups of files that import each other, found as Tarjan does: strongly connected components. */
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
