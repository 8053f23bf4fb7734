import {cp, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../../src/cli/run.ts';
import recorded from '../../../fixtures/docusaurus-recorded.json' with {type: 'json'};
import {articleText} from '../../../support/article-text.ts';
import {readFiles, readHashes} from '../../../support/files.ts';
import {repository} from '../../../support/repository.ts';
import {built, runBuild} from '../../../support/sites.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {fakeIo} from '../../cli/fake-io.ts';

/**
 * Copies the fixture, writes the list of its recorded URLs, and returns a function that runs a command in the parent
 * folder.
 */
async function oldSite(major: 2 | 3 = 2) {
  const cwd = await tempFolder();
  const folder = join(cwd, 'website');
  await cp(join(repository, 'test/fixtures/docusaurus-site'), folder, {recursive: true});
  await writeFile(join(cwd, 'old.txt'), [...recorded.sitemap, ...recorded.redirects].join('\n'));
  if (major === 3) {
    const manifest = await readFile(join(folder, 'package.json'), 'utf8');
    await writeFile(join(folder, 'package.json'), manifest.replaceAll('2.4.3', '3.7.0'));
  }
  const call = async (...argv: readonly string[]) => {
    const io = fakeIo({cwd});
    return {code: await run(argv, io), out: io.stdout.text(), err: io.stderr.text()};
  };
  return {cwd, folder, call};
}

const words = (text: string): string[] => text.split(' ').sort();

describe('a complete Docusaurus site', () => {
  it.each([2, 3] as const)(
    'of version %s keeps every URL and text, without manual work',
    async (major) => {
      const {cwd, folder, call} = await oldSite(major);
      const before = await readHashes(folder);
      const {code, out, err} = await call('import', 'website', 'new', '--sitemap', 'old.txt');
      expect({code, err}).toEqual({code: 0, err: ''});
      expect(out).toContain('The site builds: 0 warnings.\nAll 29 old URLs work.\n');
      expect(await readHashes(folder)).toEqual(before);
      const site = join(cwd, 'new');
      expect(await runBuild(site, '--strict')).toMatchObject({code: 0, err: ''});
      for (const [route, texts] of Object.entries(recorded.pages)) {
        const html = await built(site, `${route.slice(1)}/index.html`.replace(/^\//, ''));
        const text = typeof texts === 'string' ? texts : texts[major];
        const ours = articleText(html);
        // Here, a post also contains its title, date and authors, and all labels of tabs precede the first panel.
        if (route.startsWith('/blog/')) expect(ours.endsWith(text)).toBe(true);
        else if (html.includes('role="tablist"')) expect(words(ours)).toEqual(words(text));
        else expect(ours).toBe(text);
      }
    },
  );

  it('is reproducible, and reports changes', async () => {
    const {cwd, call} = await oldSite();
    await call('import', 'website', 'one');
    await call('import', 'website', 'two');
    const read = async (name: string) => {
      const files = await readFiles(join(cwd, name));
      return Object.fromEntries(
        Object.entries(files).filter(([path]) => !path.startsWith('.legacydocs/')),
      );
    };
    const one = await read('one');
    expect(await read('two')).toEqual(one);
    expect(one['MOVED.md']).toMatchSnapshot();
    expect(one['site.config.ts']).toMatchSnapshot();
  });

  it('is reported by doctor, which changes nothing', async () => {
    const {folder, call} = await oldSite();
    const before = await readHashes(folder);
    const {code, out} = await call('doctor', 'website', '--sitemap', 'old.txt');
    expect(out).toMatchSnapshot();
    expect(code).toBe(0);
    const json = await call('doctor', 'website', '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      ok: true,
      builds: true,
      generator: 'docusaurus',
      major: 2,
      lost: [],
    });
    expect(await readHashes(folder)).toEqual(before);
  });
});
