import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {builtinTemplates, canBeWrapped, copies, wrapper} from '../../../src/cli/templates.ts';
import {packageFolder, packageVersion} from '../../../src/core/package/own-files.ts';
import {writeFiles} from '../../support/files.ts';
import {
  buildGoodSite,
  buildSite,
  built,
  docsSettings,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';
import {fakeIo} from './fake-io.ts';

const newSite = sharedSite();

async function ran(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  const code = await run(argv, io);
  return {code, out: io.stdout.text(), err: io.stderr.text()};
}

const inPackage = async (path: string) =>
  await readFile(join(packageFolder, 'templates', path), 'utf8');

describe('legacydocs templates', () => {
  it('lists every template with a sentence, and marks those that the site replaces', async () => {
    const site = await newSite({
      'templates/Footer/Footer.tsx': 'export const Footer = () => null;',
    });
    const {code, out} = await ran(site, 'templates');
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    expect(lines.filter((line) => !/^\S+ {2,}[A-Z].*\.(?: \(replaced\))?$/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.endsWith('(replaced)'))).toEqual([
      expect.stringMatching(/^Footer {2,}Link columns or a line of links, logo and copyright/),
    ]);
    expect(out).toMatch(/^Navbar\/MenuButton {2,}/m);
    expect(out).toMatch(/^styles\/tokens\.css {2,}All colours, sizes and spaces in the theme\.$/m);
  });
});

describe('legacydocs eject', () => {
  it('copies a component with its styles, and shows its props', async () => {
    const site = await newSite({});
    const {code, out} = await ran(site, 'eject', 'Pagination');
    expect(code).toBe(0);
    expect(out).toBe(`Wrote templates/Pagination/Pagination.tsx
Wrote templates/Pagination/styles.css

Its props:
interface PaginationProps {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}
`);
    const copy = await readFile(join(site, 'templates/Pagination/Pagination.tsx'), 'utf8');
    const [mark, ...rest] = copy.split('\n');
    expect(mark).toMatch(
      new RegExp(
        `^// Copied from legacydocs ${packageVersion()}: Pagination/Pagination.tsx \\([0-9a-f]{16}\\)$`,
      ),
    );
    expect(rest.join('\n')).toBe(await inPackage('Pagination/Pagination.tsx'));
  });

  it('does not change the appearance of a site, whichever templates are copied or wrapped', async () => {
    const files = {...smallSite, 'site.config.ts': siteConfig(docsSettings('2.x', '1.x'))};
    const templates = await builtinTemplates();
    const pages = async (folder: string) =>
      await Promise.all(
        ['index.html', 'docs/setup/index.html', 'docs/1.x/index.html', '404.html'].map(
          async (path) => (await built(folder, path)).replace(/\.[\w-]{8,}\.(?:js|css)/g, ''),
        ),
      );
    const plain = await newSite(files);
    await buildGoodSite(plain);
    const expected = await pages(plain);
    const copied = await newSite(files);
    for (const file of (await Promise.all(templates.map(copies))).flat()) {
      await writeFiles(copied, {[file.path]: file.text});
    }
    await buildGoodSite(copied);
    expect(await pages(copied)).toEqual(expected);
    const wrapped = await newSite(files);
    for (const template of templates.filter(canBeWrapped)) {
      const {path, text} = wrapper(template);
      await writeFiles(wrapped, {[path]: text});
    }
    await buildGoodSite(wrapped);
    expect(await pages(wrapped)).toEqual(expected);
  });

  it.each([
    ['a path', 'Footer/Footer.tsx'],
    ['a path as an editor copies it', './templates/Footer/Footer.tsx'],
  ])('accepts the name %s', async (_title, name) => {
    expect((await ran(await newSite({}), 'eject', name)).code).toBe(0);
  });

  it('overwrites nothing', async () => {
    const site = await newSite({'templates/Footer/styles.css': '.mine {}'});
    const {code, err} = await ran(site, 'eject', 'Footer');
    expect(code).toBe(2);
    expect(err).toContain(
      '`templates/Footer/styles.css` already exists, so nothing was written. Remove it first.',
    );
    expect(await readFile(join(site, 'templates/Footer/styles.css'), 'utf8')).toBe('.mine {}');
    expect((await ran(site, 'eject', 'Footer', '--wrap')).code).toBe(0);
  });

  it.each([
    ['Footr', [], 'unknown template `Footr`. Did you mean `Footer`?'],
    ['../package.json', [], 'unknown template `../package.json`.'],
    [
      'MDXComponents',
      ['--wrap'],
      '`MDXComponents` cannot be wrapped because it is not a component.',
    ],
    [
      'styles/tokens.css',
      ['--wrap'],
      '`styles/tokens.css` cannot be wrapped because it is not a component.',
    ],
  ])('refuses %s %j', async (name, flags, message) => {
    const {code, err} = await ran(await newSite({}), 'eject', name, ...flags);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('a copy of a template', () => {
  it('is reported once its original has changed', async () => {
    const site = await newSite({});
    await ran(site, 'eject', 'Footer');
    expect((await buildSite(site)).diagnostics).toEqual([]);
    const file = join(site, 'templates/Footer/Footer.tsx');
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(/legacydocs \S+: (\S+) \(\w+\)/, 'legacydocs 1.0.0: $1 (0123456789abcdef)'),
    );
    const {ok, diagnostics} = await buildSite(site);
    expect(ok).toBe(true);
    expect(diagnostics).toMatchObject([
      {
        severity: 'info',
        code: 'template-original-changed',
        file: 'templates/Footer/Footer.tsx',
        line: 1,
        message: `\`templates/Footer/Footer.tsx\` is a copy of \`Footer/Footer.tsx\` from legacydocs 1.0.0, and version ${packageVersion()} has changed the original.`,
        hint: expect.stringContaining(text.split('\n')[0] ?? ''),
      },
    ]);
    await writeFile(file, text.replaceAll('\n', '\r\n'));
    expect((await buildSite(site)).diagnostics).toEqual([]);
  });

  it('still finds the helpers that it imports under paths of earlier versions', async () => {
    const site = await newSite({
      'templates/Footer/Footer.tsx': `import {classNames} from '../lib/class-names.ts';
import {useSite} from '../lib/site.ts';
export const Footer = () => <p className={classNames('old', 'copy')}>{useSite().title}</p>;
`,
    });
    await buildGoodSite(site);
    expect(await built(site, 'index.html')).toMatch(/<p class="old copy">[^<]/);
  });

  it('is reported if its original no longer exists', async () => {
    const site = await newSite({
      'templates/Footer/Footer.tsx':
        '// Copied from legacydocs 1.0.0: Footer/Old.tsx (0123456789abcdef)\nexport const Footer = () => null;\n',
    });
    const {diagnostics} = await buildSite(site);
    expect(diagnostics[0]?.message).toContain('no longer has that file');
  });
});
