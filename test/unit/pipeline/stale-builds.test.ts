import {cp, rm, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {type Files, readHashes, writeFiles} from '../../support/files.ts';
import {buildGoodSite, siteConfig, siteWith} from '../../support/sites.ts';
import {sharedFolder, tempFolder} from '../../support/temp-folder.ts';

/** A change that affects a build although no file has changed that the last build read. */
interface Case {
  /** Files of the site. */
  readonly files: Files;
  /** Targets of symbolic links, keyed by path of the link. */
  readonly links?: Files;
  readonly edit: (folder: string) => Promise<unknown>;
}

const titled = (title: string): string => `export const title = '${title}';\n`;

/** Returns a page that displays an imported title. */
const page = (name: string, specifier: string): Files => ({
  [`content/pages/${name}.tsx`]: `import {title} from '${specifier}';\nexport default () => <p>{title}</p>;\n`,
});

/** Returns a configuration that displays imported titles. */
const configWith = (...specifiers: readonly string[]): string =>
  [
    ...specifiers.map((specifier, index) => `import {title as t${index}} from '${specifier}';`),
    siteConfig(`tagline: [${specifiers.map((_, index) => `t${index}`)}].join(),`),
  ].join('\n');

const write = (path: string, text: string) => (folder: string) =>
  writeFiles(folder, {[path]: text});

const pointTo = (link: string, target: string) => async (folder: string) => {
  await rm(join(folder, link));
  await symlink(target, join(folder, link));
};

const ofPages: Readonly<Record<string, Case>> = {
  'a file comes that an import of a page from outside of `content` finds before': {
    files: {...page('ending', '@site/ending/settings'), 'ending/settings.js': titled('old')},
    edit: write('ending/settings.ts', titled('new')),
  },
  'the `.js` comes that a page imports, and that was written as `.ts`': {
    files: {...page('written', '../../written/settings.js'), 'written/settings.ts': titled('old')},
    edit: write('written/settings.js', titled('new')),
  },
  'the `package.json` of a folder that a page imports names another file': {
    files: {
      ...page('main', '../../main'),
      'main/package.json': '{"main": "./one"}',
      'main/one.js': titled('old'),
      'main/two.js': titled('new'),
    },
    edit: write('main/package.json', '{"main": "./two"}'),
  },
  'a package that a page imports names another file as its `main`': {
    files: {
      ...page('pack', 'pack'),
      'node_modules/pack/package.json': '{"main": "one.js"}',
      'node_modules/pack/one.js': titled('old'),
      'node_modules/pack/two.js': titled('new'),
    },
    edit: write('node_modules/pack/package.json', '{"main": "two.js"}'),
  },
  'a package that a page imports exports another file': {
    files: {
      ...page('exports', '@scope/pack/inner'),
      'node_modules/@scope/pack/package.json': '{"exports": {"./inner": "./one.js"}}',
      'node_modules/@scope/pack/one.js': titled('old'),
      'node_modules/@scope/pack/two.js': titled('new'),
    },
    edit: write('node_modules/@scope/pack/package.json', '{"exports": {"./inner": "./two.js"}}'),
  },
  'a package of the same name comes nearer to a page': {
    files: {...page('near', 'near'), 'node_modules/near/index.js': titled('old')},
    edit: write('content/node_modules/near/index.js', titled('new')),
  },
  'a package of the same name comes nearer to what a page imports': {
    files: {
      ...page('nearer', '@site/nearer/deep/settings.ts'),
      'nearer/deep/settings.ts': "export {title} from 'far';\n",
      'node_modules/far/index.js': titled('old'),
    },
    edit: write('nearer/node_modules/far/index.js', titled('new')),
  },
  'the second of two links to one folder leads elsewhere': {
    files: {'links/one/page.md': '# Old\n', 'links/two/page.md': '# New\n'},
    links: {'content/pages/a': '../../links/one', 'content/pages/b': '../../links/one'},
    edit: pointTo('content/pages/b', '../../links/two'),
  },
  'a page imports through links of which the last leads elsewhere': {
    files: {
      ...page('hop', '@site/hop/lib/index.ts'),
      'hop/one/index.ts': "export * from './title.ts';\n",
      'hop/one/title.ts': titled('old'),
      'hop/two/index.ts': "export * from './title.ts';\n",
      'hop/two/title.ts': titled('new'),
    },
    links: {'hop/lib': 'last', 'hop/last': 'one'},
    edit: pointTo('hop/last', 'two'),
  },
  'pages lie behind a link that leads elsewhere': {
    files: {
      'behind/one/shown.tsx':
        "import {title} from './title.ts';\nexport default () => <p>{title}</p>;\n",
      'behind/one/title.ts': titled('old'),
      'behind/two/shown.tsx':
        "import {title} from './title.ts';\nexport default () => <p>{title}</p>;\n",
      'behind/two/title.ts': titled('new'),
    },
    links: {'content/pages/behind': '../../behind/one'},
    edit: pointTo('content/pages/behind', '../../behind/two'),
  },
  'a picture changes that a style sheet shows that another imports from elsewhere': {
    files: {
      'content/pages/styled.tsx': "import './styled.css';\nexport default () => <p>Text</p>;\n",
      'content/pages/styled.css': "@import '../../styles/more.css';\n",
      'styles/more.css': 'p { background: url(./dot.svg) }\n',
      'styles/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    },
    edit: write('styles/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>\n'),
  },
  'a file is only called otherwise, by upper and lower case': {
    files: {'content/static/Name.txt': 'text'},
    edit: async (folder) => {
      await rm(join(folder, 'content/static/Name.txt'));
      await write('content/static/name.txt', 'text')(folder);
    },
  },
};

const ofConfigurations: Readonly<Record<string, Case>> = {
  'a file comes that the import `./one` finds before': {
    files: {'one.ts': titled('old')},
    edit: write('one.tsx', titled('new')),
  },
  'a file comes whose name is that of an imported folder': {
    files: {'two/index.ts': titled('old')},
    edit: write('two.js', titled('new')),
  },
  'the JSON of a package changes': {
    files: {'node_modules/pack/data.json': '{"title": "old"}'},
    edit: write('node_modules/pack/data.json', '{"title": "new"}'),
  },
  'it is a link to a file that leads elsewhere': {
    files: {
      'first/config.ts': configWith('../one', '../two', 'pack/data.json', './here.ts'),
      'second/config.ts': configWith('../one', '../two', 'pack/data.json', './here.ts'),
      'first/here.ts': titled('old'),
      'second/here.ts': titled('new'),
    },
    links: {'site.config.ts': 'first/config.ts'},
    edit: pointTo('site.config.ts', 'second/config.ts'),
  },
};

describe.each([
  ['of pages', ofPages],
  ['of the configuration', ofConfigurations],
])('%s', (_title, cases) => {
  const parent = sharedFolder();
  let folder: string;
  beforeAll(async () => {
    const all = Object.values(cases);
    folder = await siteWith(Object.assign({}, ...all.map(({files}) => files)), parent());
    for (const [link, target] of all.flatMap(({links}) => Object.entries(links ?? {}))) {
      await rm(join(folder, link), {force: true});
      await symlink(target, join(folder, link));
    }
    await settle(folder);
  });

  it.each(Object.entries(cases))('builds again if %s', async (_what, {edit}) => {
    await settle(folder);
    const before = await readHashes(join(folder, 'build'));
    await edit(folder);
    await buildGoodSite(folder);
    expect(await readHashes(join(folder, 'build'))).not.toEqual(before);
  });

  it('has the output of a clean build', async () => {
    await expectClean(folder);
  });
});

it('builds again if `paths` change in a file that `tsconfig.json` extends', async () => {
  const paths = (place: string) =>
    JSON.stringify({compilerOptions: {paths: {'@/*': [`./${place}/*`]}}});
  const folder = await siteWith({
    'site.config.ts': configWith('@/settings'),
    'tsconfig.json': '{"extends": "./base.json"}',
    'base.json': paths('one'),
    'one/settings.ts': titled('old'),
    'two/settings.ts': titled('new'),
  });
  await buildGoodSite(folder);
  await writeFile(join(folder, 'base.json'), paths('two'));
  await buildGoodSite(folder);
  await expectClean(folder);
});

it('detects foreign files in folders of any name', async () => {
  const names = ['__proto__', 'constructor', 'toString'];
  const folder = await siteWith(
    Object.fromEntries(names.map((name) => [`content/static/${name}/ours.txt`, name])),
  );
  for (const name of names) {
    await settle(folder);
    await writeFile(join(folder, `build/${name}/foreign.txt`), 'foreign');
    await buildGoodSite(folder);
    await expectClean(folder);
  }
});

/**
 * Builds until nothing is left to do. A file that was written just before a build can count as changed in the next one.
 */
async function settle(folder: string): Promise<void> {
  let first: string | undefined;
  for (let run = 0; run < 5 && first !== 'unchanged'; run += 1) {
    first = (await buildGoodSite(folder)).stages[0]?.name;
  }
  expect(first).toBe('unchanged');
}

async function expectClean(folder: string): Promise<void> {
  const clean = join(await tempFolder(), 'site');
  await cp(folder, clean, {recursive: true, verbatimSymlinks: true});
  for (const past of ['build', '.legacydocs']) await rm(join(clean, past), {recursive: true});
  await buildGoodSite(clean);
  expect(await readHashes(join(folder, 'build'))).toEqual(await readHashes(join(clean, 'build')));
}
