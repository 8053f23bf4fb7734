import {expect, it} from 'vitest';
import {buildGoodSite, built, docsSettings, sharedSite, siteConfig} from '../../support/sites.ts';

const newSite = sharedSite();

it('FM-05 fields of the author’s own reach templates, as the browser is told of them', async () => {
  const since = 'since: 2.3.0\nlimits: {small: 1, none: .nan}\n';
  const folder = await newSite({
    'site.config.ts': siteConfig(docsSettings('2.x')),
    'content/docs/2.x/intro.md': `---\nslug: /\ntitle: Hidden\nsidebar_position: 1\n${since}hide_title: true\n---\n\nText.\n`,
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
  });
  await buildGoodSite(folder);
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
