import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {adjustConfig} from '../../../../src/tools/import/adjust-config.ts';
import * as runner from '../../../../src/tools/import/run/run-file.ts';
import {docusaurusConfig, planned, vitepressConfig} from '../../../support/old-site.ts';

/**
 * Settings of Docusaurus 2 and 3 and of VitePress 1, according to their published types, each with a value. A value of
 * `true` stands for any value.
 */
const docusaurus = {
  top: {
    title: 'T',
    url: 'https://a.example',
    baseUrl: '/x/',
    favicon: 'a.ico',
    trailingSlash: true,
    i18n: {defaultLocale: 'fr', locales: ['fr', 'de']},
    storage: {namespace: true},
    future: {v4: true},
    noIndex: true,
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    onBrokenMarkdownLinks: 'ignore',
    onDuplicateRoutes: 'ignore',
    tagline: 'L',
    organizationName: 'o',
    projectName: 'p',
    deploymentBranch: 'gh',
    githubHost: 'h',
    githubPort: '1',
    themeConfig: {image: 'a.png'},
    plugins: ['x'],
    themes: ['x'],
    presets: [['classic', {}], 'x'],
    customFields: {a: 1},
    staticDirectories: ['files'],
    headTags: [{tagName: 'style', attributes: {}}],
    scripts: ['https://a.example/a.js'],
    stylesheets: ['https://a.example/a.css'],
    clientModules: ['./a.js'],
    ssrTemplate: 'x',
    titleDelimiter: '-',
    baseUrlIssueBanner: false,
    webpack: {jsLoader: 'babel'},
    markdown: {format: 'md'},
  },
  markdown: {
    format: 'md',
    parseFrontMatter: true,
    mermaid: true,
    emoji: true,
    preprocessor: true,
    mdx1Compat: {comments: true},
    remarkRehypeOptions: {a: 1},
    anchors: {maintainCase: true},
    hooks: {onBrokenMarkdownImages: 'warn'},
  },
  themeConfig: {
    docs: {versionPersistence: 'none'},
    blog: {sidebar: {}},
    navbar: {title: 'N'},
    colorMode: {defaultMode: 'dark'},
    announcementBar: {content: 'A'},
    prism: {defaultLanguage: 'go'},
    footer: {copyright: 'C'},
    image: 'a.png',
    metadata: [{name: 'a', content: 'b'}],
    tableOfContents: {maxHeadingLevel: 4},
    sidebarCollapsible: false,
    hideableSidebar: true,
    algolia: {apiKey: 'x'},
  },
  docs: {
    id: 'default',
    path: 'guides',
    include: ['a.md'],
    exclude: ['b.md'],
    routeBasePath: '/',
    sidebarPath: false,
    editUrl: 'https://a.example/',
    editCurrentVersion: true,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
    numberPrefixParser: false,
    breadcrumbs: false,
    lastVersion: 'current',
    onlyIncludeVersions: ['current'],
    disableVersioning: true,
    includeCurrentVersion: true,
    versions: {current: {label: 'Next'}},
    sidebarCollapsible: false,
    sidebarCollapsed: false,
    docLayoutComponent: 'x',
    docItemComponent: 'x',
    docsRootComponent: 'x',
    docVersionRootComponent: 'x',
    docRootComponent: 'x',
    docTagDocListComponent: 'x',
    docTagsListComponent: 'x',
    docCategoryGeneratedIndexComponent: 'x',
    sidebarItemsGenerator: true,
    tagsBasePath: 'x',
    tags: 'x',
    onInlineTags: 'warn',
    admonitions: {keywords: ['a']},
    remarkPlugins: ['x'],
    rehypePlugins: ['x'],
    recmaPlugins: ['x'],
    beforeDefaultRemarkPlugins: ['x'],
    beforeDefaultRehypePlugins: ['x'],
  },
} as const;

const vitepress = {
  top: {
    extends: {tagline: 'x', description: 'from another configuration'},
    base: '/x/',
    srcDir: 'guides',
    srcExclude: ['a.md'],
    outDir: 'x',
    assetsDir: 'x',
    cacheDir: 'x',
    shouldPreload: true,
    locales: {root: {label: 'English', lang: 'en'}, fr: {label: 'Français'}},
    router: {prefetchLinks: true},
    appearance: 'dark',
    lastUpdated: true,
    contentProps: {a: 1},
    markdown: {lineNumbers: true},
    vue: {a: 1},
    vite: {a: 1},
    scrollOffset: 9,
    mpa: true,
    metaChunk: true,
    ignoreDeadLinks: true,
    cleanUrls: true,
    useWebFonts: true,
    buildConcurrency: 9,
    rewrites: {'a.md': 'c.md'},
    sitemap: {hostname: 'https://b.example'},
    buildEnd: 'x',
    postRender: 'x',
    transformHead: 'x',
    transformHtml: 'x',
    transformPageData: 'x',
    lang: 'fr',
    title: 'T',
    titleTemplate: 'x',
    description: 'D',
    head: [['meta', {name: 'a', content: 'b'}]],
  },
  markdown: {
    preConfig: true,
    config: true,
    cache: true,
    externalLinks: {target: '_top'},
    theme: 'nord',
    languages: ['x'],
    languageAlias: {a: 'b'},
    lineNumbers: true,
    defaultHighlightLang: 'go',
    codeTransformers: [1],
    shikiSetup: true,
    codeCopyButtonTitle: 'x',
    anchor: {level: 2},
    attrs: {leftDelimiter: '%{'},
    emoji: {a: 1},
    frontmatter: {a: 1},
    headers: true,
    sfc: {a: 1},
    toc: {level: [2]},
    component: {a: 1},
    container: {tipLabel: 'Hint'},
    math: true,
    image: {lazyLoading: true},
    gfmAlerts: true,
  },
  themeConfig: {
    logo: '/a.png',
    logoLink: '/',
    siteTitle: 'S',
    outline: 'deep',
    outlineTitle: 'x',
    nav: [{text: 'A', link: '/a'}],
    sidebar: [{text: 'A', link: '/a'}],
    aside: 'left',
    editLink: {pattern: 'https://a.example/:path'},
    lastUpdatedText: 'x',
    docFooter: {prev: 'x'},
    socialLinks: [{icon: 'github', link: 'https://a.example'}],
    footer: {message: 'M'},
    darkModeSwitchLabel: 'x',
    lightModeSwitchTitle: 'x',
    darkModeSwitchTitle: 'x',
    sidebarMenuLabel: 'x',
    returnToTopLabel: 'x',
    langMenuLabel: 'x',
    skipToContentLabel: 'x',
    search: {provider: 'local'},
    algolia: {apiKey: 'x'},
    carbonAds: {code: 'x'},
    i18nRouting: true,
    externalLinkIcon: true,
    notFound: {title: 'x'},
  },
} as const;

/** Settings of Docusaurus 1, according to its manual. */
const docusaurus1 = {
  tagline: 'L',
  favicon: 'a.ico',
  organizationName: 'o',
  projectName: 'p',
  noIndex: true,
  scripts: ['https://a.example/a.js'],
  stylesheets: ['https://a.example/a.css'],
  algolia: {apiKey: 'x', indexName: 'y'},
  blogSidebarCount: 3,
  blogSidebarTitle: {all: 'x'},
  cleanUrl: true,
  cname: 'a.example',
  colors: {primaryColor: '#123456'},
  copyright: 'C',
  customDocsPath: 'guides',
  defaultVersionShown: '1.0',
  deletedDocs: {'1.0': ['a']},
  disableHeaderTitle: true,
  disableTitleTagline: true,
  docsSideNavCollapsible: true,
  docsUrl: 'manual',
  editUrl: 'https://a.example/edit/',
  enableUpdateBy: true,
  enableUpdateTime: true,
  facebookAppId: 'x',
  facebookComments: true,
  facebookPixelId: 'x',
  fonts: {a: ['b']},
  footerIcon: 'a.png',
  gaTrackingId: 'G-1',
  headerIcon: 'a.png',
  headerLinks: [{href: 'https://a.example', label: 'A'}],
  highlight: {theme: 'x'},
  manifest: 'a.webmanifest',
  markdownOptions: {html: true},
  markdownPlugins: ['x'],
  ogImage: 'a.png',
  onPageNav: 'separate',
  scrollToTop: true,
  scrollToTopOptions: {zIndex: 1},
  separateCss: ['static/a'],
  slugPreprocessor: true,
  translationRecruitingLink: 'https://a.example',
  twitter: true,
  twitterImage: 'a.png',
  twitterUsername: 'a',
  useEnglishUrl: true,
  users: [{caption: 'a'}],
  usePrism: ['js'],
  wrapPagesHTML: true,
};

/** Settings that have no effect on the files below, or whose value above is the default. */
const noEffect = new Set([
  'docs.id',
  'docs.disableVersioning',
  'docs.includeCurrentVersion',
  'docs.onlyIncludeVersions',
  'docs.lastVersion',
  'docusaurus1.cleanUrl',
  'docusaurus1.deletedDocs',
  'top.ignoreDeadLinks',
  'markdown.attrs',
  'themeConfig.lastUpdatedText',
]);

const files = {
  'docs/a.md': ':::tip\n\nA\n\n:::\n\n```js\na\n```\n',
  'docs/b.md': '# B\n',
  'guides/a.md': '# A\n',
  'files/x.txt': 'x',
};
const pages = {'a.md': files['docs/a.md'], 'b.md': '# B\n', 'guides/a.md': '# A\n'};

async function shown(old: Readonly<Record<string, string>>, site?: string): Promise<string> {
  const {plan} = await planned(old, site);
  const {files: made, config, findings, redirects} = plan;
  const texts = made.map((file) => [file.path, 'text' in file ? file.text : '']);
  const paths = await plan.redirectsFor(['/a']);
  return JSON.stringify({texts, config, findings, redirects, paths});
}

function placed(group: string, key: string, value: unknown): string {
  const setting = `${key}: ${JSON.stringify(value)},`;
  return group === 'top' ? setting : `${group}: {${setting}},`;
}

describe('every setting of an old site is carried or named', () => {
  // Evaluates the configurations in this process, because a separate process for each of them would take a minute.
  beforeAll(() => {
    vi.spyOn(runner, 'siteRunner').mockImplementation(({folder}) => async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const script = text.replace(/^(?:module\.exports =|export default)/, 'JSON.stringify(');
      const value: unknown = JSON.parse(runInNewContext(script.replace(/;?$/, ')')));
      return {value, missing: [], denied: []};
    });
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  it('IMP-01 of Docusaurus', async () => {
    const before = await shown({...files, 'docusaurus.config.js': docusaurusConfig()});
    const silent: string[] = [];
    for (const [group, settings] of Object.entries(docusaurus)) {
      for (const [key, value] of Object.entries(settings)) {
        const setting = placed(group, key, value);
        const text = group === 'docs' ? docusaurusConfig('', setting) : docusaurusConfig(setting);
        // Appended, because a later key overrides an earlier one.
        const config = group === 'top' ? text.replace(/\}\);?$|\};$/, `, ${setting}};`) : text;
        const after = await shown({...files, 'docusaurus.config.js': config});
        const name = `${group}.${key}`;
        if (after === before && !noEffect.has(name)) silent.push(name);
      }
    }
    expect(silent).toEqual([]);
  });

  it('IMP-01 of Docusaurus 1', async () => {
    const shownWith = async (settings: object): Promise<string> => {
      const value = {title: 'T', url: 'https://a.example', baseUrl: '/', ...settings};
      const text = `module.exports = ${JSON.stringify(value)};`;
      return await shown({...files, 'website/siteConfig.js': text}, 'website');
    };
    const before = await shownWith({});
    const silent: string[] = [];
    for (const [key, value] of Object.entries(docusaurus1)) {
      const after = await shownWith({[key]: value});
      if (after === before && !noEffect.has(`docusaurus1.${key}`)) silent.push(key);
    }
    expect(silent).toEqual([]);
  });

  it('IMP-01 of VitePress', async () => {
    const before = await shown({...pages, '.vitepress/config.js': vitepressConfig()});
    const silent: string[] = [];
    for (const [group, settings] of Object.entries(vitepress)) {
      for (const [key, value] of Object.entries(settings)) {
        const config = vitepressConfig(placed(group, key, value));
        const after = await shown({...pages, '.vitepress/config.js': config});
        const name = `${group}.${key}`;
        if (after === before && !noEffect.has(name)) silent.push(name);
      }
    }
    expect(silent).toEqual([]);
  });
});

describe('settings that depend on the build', () => {
  const unknown = ['b', 'a', 'b', undefined].map((target) => ({
    severity: 'warning' as const,
    code: 'code-without-effect',
    message: 'M',
    ...(target !== undefined && {target}),
  }));

  it('lists attributes of code blocks that Markdown plugins may read', () => {
    const themeConfig = {code: {theme: 'x'}, image: 'y'};
    const {config, findings} =
      adjustConfig({markdown: {remarkPlugins: ['z']}, themeConfig}, unknown) ?? {};
    expect(config?.['themeConfig']).toEqual({
      code: {theme: 'x', additionalAttributes: ['a', 'b']},
      image: 'y',
    });
    expect(findings?.map(({message}) => message)).toEqual([
      'Markdown plugins may read attributes of code blocks: `a`, `b`.',
    ]);
  });

  it('lists no attributes without Markdown plugins', () => {
    expect(adjustConfig({markdown: {remarkPlugins: []}}, unknown)).toBe(undefined);
  });
});
