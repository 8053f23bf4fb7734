import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {repository} from '../../support/repository.ts';
import {buildGoodSite, built, docsSettings, siteConfig, siteWith} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

const since = 'since: 2.3.0\nlimits: {small: 1, none: .nan}\n';
const manual = 'docs/content/docs/current/make-it-yours/page-info.md';

const parent = sharedFolder();
let folder = '';
beforeAll(async () => {
  const text = await readFile(join(repository, manual), 'utf8');
  const template = /```tsx title="(?<path>[^"]+)"\n(?<code>[\s\S]*?)```/.exec(text)?.groups;
  const page = /```md\n(?<text>---\ntitle: Testing\nreading[\s\S]*?)```/.exec(text)?.groups;
  folder = await siteWith(
    {
      'site.config.ts': siteConfig(docsSettings('2.x')),
      'content/docs/2.x/intro.md': `---\nslug: /\ntitle: Hidden\nsidebar_position: 1\n${since}hide_title: true\n---\n\nText.\n`,
      'content/docs/2.x/testing.md': `${page?.['text']}\nText.\n`,
      'content/pages/about.md': `---\ntitle: About\n${since}---\n\nText.\n`,
      'templates/Article/Article.tsx': `import {Article as Original, type ArticleProps} from 'legacydocs/templates/Article/Article.tsx';
import {useRoute} from 'legacydocs/theme';

export * from 'legacydocs/templates/Article/Article.tsx';

export function Article(props: ArticleProps) {
  const {page} = useRoute();
  const shown = 'frontMatter' in page ? JSON.stringify(page.frontMatter) : '';
  return <><p id="shown">{shown}</p><Original {...props} /></>;
}
`,
      [template?.['path'] ?? '']: template?.['code'] ?? '',
    },
    parent(),
  );
  await buildGoodSite(folder);
});

it('FM-05 custom fields reach templates, with the values that the browser receives', async () => {
  const shownOn = async (path: string) => {
    const [, text = ''] = /<p id="shown">(.*?)<\/p>/.exec(await built(folder, path)) ?? [];
    return JSON.parse(text.replaceAll('&quot;', '"'));
  };
  const own = {since: '2.3.0', limits: {small: 1, none: null}};
  expect(await shownOn('docs/index.html')).toEqual({...own, hide_title: true});
  expect(await shownOn('about/index.html')).toEqual(own);
  const {page} = JSON.parse(await built(folder, '_data/about.json'));
  expect(page.frontMatter).toEqual(own);
});

it('FM-05 the template in the manual shows a field of a page', async () => {
  expect(await built(folder, 'docs/testing/index.html')).toContain(
    '<p class="ReadingTime">4<!-- --> minutes to read</p>',
  );
});
