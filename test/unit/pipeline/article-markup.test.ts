import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {codeBlocks} from '../../../scripts/manual/code-blocks.ts';
import {readPages} from '../../../scripts/manual/make-pages.ts';
import {run} from '../../../src/cli/run.ts';
import {writeFiles} from '../../support/files.ts';
import {repository} from '../../support/repository.ts';
import {built, docsSettings, runBuild, sharedSite, siteConfig} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';
import {fakeIo} from '../cli/fake-io.ts';

const page = '---\nslug: /\n---\n\n# Page\n\n```js\na\n```\n\n:::tip\nText\n:::\n';

const pages = {
  ...smallSite,
  'site.config.ts': siteConfig(docsSettings('2.x', '1.x')),
  'content/docs/1.x/intro.md': page,
  'content/docs/2.x/intro.md': page,
  'content/pages/live.mdx': ':::tip\nText\n:::\n',
};

/** The template that the manual shows. */
const shown = (await readPages(repository))
  .flatMap(codeBlocks)
  .find(({title}) => title === 'templates/ArticleMarkup.ts')?.text;
/** Returns the template with different classes for code blocks. */
const template = (block = 'code-block not-prose') =>
  (shown ?? '').replace(/`[^`]* not-prose`/, `'${block}'`);

const usual = '<div class="code-block" data-language="js">';
const prose = '<div class="code-block not-prose" data-language="js">';

describe('templates/ArticleMarkup.ts', () => {
  const newSite = sharedSite();

  it('MD-31 changes classes and icons of every page; a change or removal rebuilds pages', async () => {
    const folder = await newSite({
      ...pages,
      'templates/ArticleMarkup.ts': template(),
    });
    const read = () => built(folder, 'docs/index.html');
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await read()).toContain(prose);
    expect(await read()).toContain(
      '<span class="admonition-icon"><svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="m12 3 3 6',
    );
    expect(await built(folder, 'live/index.html')).toContain('d="m12 3 3 6');
    expect((await runBuild(folder)).out).toContain('0 files changed');

    await writeFiles(folder, {'templates/ArticleMarkup.ts': template('code-block dark')});
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await read()).toContain('<div class="code-block dark" data-language="js">');

    await writeFiles(folder, {'templates/ArticleMarkup.ts': template('dark')});
    expect(await runBuild(folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('templates/ArticleMarkup.ts:17:3'),
    });
    expect(await read()).toContain('<div class="code-block dark" data-language="js">');

    await rm(join(folder, 'templates'), {recursive: true});
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await read()).toContain(usual);
  });

  it('MD-31 leaves pages of frozen versions unchanged', async () => {
    const folder = await newSite(pages);
    expect(await run(['freeze', '1.x'], fakeIo({cwd: folder}))).toBe(0);
    await writeFiles(folder, {'templates/ArticleMarkup.ts': template()});
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(folder, 'docs/1.x/index.html')).toContain(usual);
    expect(await built(folder, 'docs/index.html')).toContain(prose);
    expect(await run(['freeze', '1.x', '--again'], fakeIo({cwd: folder}))).toBe(0);
  });
});
