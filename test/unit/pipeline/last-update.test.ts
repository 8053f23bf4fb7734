import {execFileSync} from 'node:child_process';
import {rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {timeOf} from '../../../src/core/front-matter/schema.ts';
import {freezeVersion} from '../../../src/pipeline/versions/freeze-version.ts';
import {
  buildGoodSite,
  buildSite,
  built,
  runBuild,
  siteConfig,
  siteWith,
} from '../../support/sites.ts';
import {tempFolder} from '../../support/temp-folder.ts';

const versions = "versions: [{name: '2.x'}, {name: '1.x'}]";
const both = 'showLastUpdateTime: true, showLastUpdateAuthor: true';
const config = (settings: string) => siteConfig(`docs: {${versions}, ${settings}},`);

/** Runs Git without user settings. @param date Date of a commit, in seconds since 1970. */
function git(folder: string, args: readonly string[], {date = 0, author = 'Ada'} = {}): void {
  const env = {
    PATH: process.env['PATH'],
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_AUTHOR_DATE: '@0 +0000',
    GIT_COMMITTER_NAME: 'Committer',
    GIT_COMMITTER_EMAIL: 'c@example.org',
    GIT_COMMITTER_DATE: `@${date} +1400`,
  };
  execFileSync('git', ['-C', folder, ...args], {env, stdio: 'ignore'});
}

function commit(folder: string, date: string, author?: string): void {
  git(folder, ['add', '-A']);
  git(folder, ['commit', '-m', 'x'], {date: Date.parse(date) / 1_000, ...(author && {author})});
}

/**
 * Creates a site with two commits, the first with all pages, the second with one of these pages. The root of the
 * repository is the parent folder.
 */
async function siteWithHistory(settings: string): Promise<string> {
  const site = await siteWith({
    'site.config.ts': config(settings),
    '.gitignore': 'build\n.legacydocs\n',
    'content/docs/2.x/a.md': '# A\n',
    'content/docs/2.x/ä "b".md': '---\nslug: b\n---\n\n# B\n',
    'content/docs/2.x/own.md': '---\nlast_update: {date: 2001-02-03, author: Eve}\n---\n\n# Own\n',
    'content/docs/1.x/a.md': '# A\n',
  });
  git(dirname(site), ['init', '-b', 'main']);
  commit(dirname(site), '2020-05-06T23:00:00Z');
  await writeFile(join(site, 'content/docs/2.x/a.md'), '# A\n\nMore.\n');
  commit(dirname(site), '2021-07-08T12:00:00Z', 'Bob & Co');
  await writeFile(join(site, 'content/docs/2.x/new.md'), '# New\n');
  return site;
}

async function infoOf(site: string, page: string): Promise<string | undefined> {
  const html = await built(site, `docs/${page}/index.html`);
  return /<p class="PageInfo">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<\/?[bst][^>]*>|<!-- -->/g, '');
}

describe('the last change of a page', () => {
  it('DOC-08, SEO-10 is that of the last commit, or of the front matter', async () => {
    const site = await siteWithHistory(both);
    await buildGoodSite(site);
    expect(await infoOf(site, 'a')).toBe('Last updated on Jul 8, 2021 by Bob &amp; Co');
    expect(await infoOf(site, 'b')).toBe('Last updated on May 6, 2020 by Ada');
    expect(await infoOf(site, 'own')).toBe('Last updated on Feb 3, 2001 by Eve');
    expect(await infoOf(site, '1.x/a')).toBe('Last updated on May 6, 2020 by Ada');
    expect(await infoOf(site, 'new')).toBeUndefined();
    const sitemap = await built(site, 'sitemap.xml');
    expect(sitemap).toContain('/docs/a</loc><lastmod>2021-07-08</lastmod>');
    expect(sitemap).toContain('/docs/new</loc><changefreq>');
  });

  it('is shown as configured, and by default not at all', async () => {
    const site = await siteWithHistory('showLastUpdateAuthor: true');
    await buildGoodSite(site);
    expect(await infoOf(site, 'a')).toBe('Last updated by Bob &amp; Co');
    expect(await built(site, 'sitemap.xml')).not.toContain('lastmod');
    await writeFile(join(site, 'site.config.ts'), config(''));
    await buildGoodSite(site);
    expect(await infoOf(site, 'own')).toBeUndefined();
  });

  it('is an input of builds without changed files', async () => {
    const site = await siteWithHistory(both);
    await buildGoodSite(site);
    commit(dirname(site), '2022-01-01T12:00:00Z');
    await buildGoodSite(site);
    expect(await infoOf(site, 'new')).toBe('Last updated on Jan 1, 2022 by Ada');
    expect(await infoOf(site, 'a')).toBe('Last updated on Jul 8, 2021 by Bob &amp; Co');
    const again = await buildSite(site);
    expect(again.output?.filesWritten).toBe(0);
    git(dirname(site), ['pack-refs', '--all']);
    await buildGoodSite(site);
    expect(await infoOf(site, 'new')).toBe('Last updated on Jan 1, 2022 by Ada');
  });

  it('is unchanged in a frozen version', async () => {
    const site = await siteWithHistory(both);
    const frozen = await freezeVersion({siteFolder: site, version: '1.x', again: false});
    expect(frozen.frozen?.pages).toBe(1);
    await rm(join(site, 'content/docs/1.x'), {recursive: true});
    commit(dirname(site), '2023-01-01T12:00:00Z');
    await buildGoodSite(site);
    expect(await infoOf(site, '1.x/a')).toBe('Last updated on May 6, 2020 by Ada');
  });

  it('is omitted, with a warning, if commits are missing', async () => {
    const site = await siteWithHistory(both);
    await rm(join(site, 'content/docs/2.x/new.md'));
    const clone = join(await tempFolder(), 'clone');
    git(dirname(site), ['clone', '--depth', '1', `file://${dirname(site)}`, clone]);
    const {code, err} = await runBuild(join(clone, 'site'));
    expect(code).toBe(0);
    expect(err).toMatchInlineSnapshot(`
      "site.config.ts  warning last-update-shallow
        This is a shallow clone without older commits.
        Pages that were last changed in a missing commit do not show a date.
        Fetch the complete history: \`git fetch --unshallow\`, or \`fetch-depth: 0\` for \`actions/checkout\`.

      "
    `);
    expect(await infoOf(join(clone, 'site'), 'a')).toBeUndefined();
    expect(await infoOf(join(clone, 'site'), 'own')).toBe('Last updated on Feb 3, 2001 by Eve');
    await rm(join(clone, '.git'), {recursive: true});
    expect((await runBuild(join(clone, 'site'))).err).toMatchInlineSnapshot(`
      "site.config.ts  info last-update-unknown
        The site is not in a Git repository, or nothing has been committed yet.
        Pages do not show the date of their last change unless their front matter sets it.
        Commit the site, or remove \`showLastUpdateTime\` and \`showLastUpdateAuthor\` from \`docs\`.

      "
    `);
  });

  it('is omitted, with a warning, if Git cannot read the repository', async () => {
    const site = await siteWithHistory(both);
    await rm(join(dirname(site), '.git'), {recursive: true});
    await writeFile(join(dirname(site), '.git'), 'gitdir: gone\n');
    expect((await runBuild(site, '--strict')).err).toContain(
      `site.config.ts  warning last-update-unknown
  Git is not installed, or it cannot read the repository.
  Pages do not show the date of their last change unless their front matter sets it.
  Run \`git log\` in the site folder to see the error. Copy \`.git\` too if the site is built in a container.
`,
    );
  });

  it('is omitted before the first commit, and a strict build passes', async () => {
    const site = await siteWith({
      'site.config.ts': config(both),
      'content/docs/2.x/a.md': '# A\n',
      'content/docs/1.x/a.md': '# A\n',
    });
    git(site, ['init', '-b', 'main']);
    expect(await runBuild(site, '--strict')).toMatchObject({
      code: 0,
      err: expect.stringContaining('info last-update-unknown'),
    });
  });

  it('must be a date', async () => {
    const site = await siteWith({
      'site.config.ts': siteConfig("docs: {versions: [{name: '2.x'}]},"),
      'content/docs/2.x/a.md': '---\nlast_update: {date: soon}\n---\n\n# A\n',
    });
    expect((await runBuild(site)).err).toMatchInlineSnapshot(`
      "content/docs/2.x/a.md:2:21  error front-matter-invalid
        The \`date\` of \`last_update\` must be a valid date, such as \`2024-01-31\`.
        The page would be built with wrong metadata.

      "
    `);
  });

  it.each([
    ['2024-01-31', '2024-01-31T00:00:00Z'],
    ['2024-01-31T12:00:00+01:00', '2024-01-31T11:00:00Z'],
    ['2024-01-31 10:00', '2024-01-31T10:00:00Z'],
    ['Jan 31 2024', '2024-01-31T00:00:00Z'],
    ['10/20/2010', '2010-10-20T00:00:00Z'],
    ['2024-02-29T23:30:00-05:00', '2024-03-01T04:30:00Z'],
    ['Thu Feb 29 2024 12:00:00 GMT+0100 (CET)', '2024-02-29T11:00:00Z'],
  ])('parses %s as the same time everywhere', (written, moment) => {
    expect(timeOf(written)).toBe(Date.parse(moment) / 1_000);
  });

  it.each([
    '2024-02-30',
    '2024-02-31T12:00:00Z',
    '2023-02-29',
    'Feb 30 2024',
    '4/31/2024',
    'Jan 31',
  ])('is shown as the written day: %s', (written) => {
    expect(timeOf(written)).toBeUndefined();
  });
});
