import {describe, expect, it} from 'vitest';
import {minimal, problemsOf} from './problems.ts';

const themed = (themeConfig: object): string => problemsOf({...minimal, themeConfig});
const navbar = (...items: unknown[]): string => themed({navbar: {items}});
const documented = (docs: object): string => problemsOf({...minimal, docs});

describe('problems of the configuration', () => {
  it('CFG-01 names each required setting that is missing', () => {
    expect(problemsOf({})).toMatchInlineSnapshot(`
      "config-missing-key
        \`title\` is missing.
        It must be a string.
      config-missing-key
        \`url\` is missing.
        It must have a protocol and a host, such as \`https://example.org\`.
      config-missing-key
        \`baseUrl\` is missing.
        It must be the base path of the site, such as \`/\`."
    `);
    expect(problemsOf({...minimal, title: ' '})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`title\` must not be blank; it is \`" "\`."
    `);
  });

  it('CFG-03, DEV-02 lists all unknown settings in one, and suggests customFields and similar names', () => {
    expect(problemsOf({...minimal, titel: 'x', favIcon: 'x', apiKey: 'x'})).toMatchInlineSnapshot(`
      "config-unknown-key
        \`titel\`, \`favIcon\` and \`apiKey\` are not settings.
        An unknown setting would have no effect, so the build stops.
        Did you mean \`title\`, not \`titel\`? Did you mean \`favicon\`, not \`favIcon\`? Put your own data in \`customFields\`. The configuration accepts \`title\`, \`tagline\`, \`titleDelimiter\`, \`url\`, \`baseUrl\`, \`favicon\`, \`trailingSlash\`, \`headTags\`, \`scripts\`, \`noIndex\`, \`baseUrlIssueBanner\`, \`staticDirectories\`, \`onBrokenLinks\`, \`onBrokenMarkdownLinks\`, \`onBrokenAnchors\`, \`onDuplicateRoutes\`, \`redirects\`, \`markdown\`, \`markdownPages\`, \`offline\`, \`pageTimeout\`, \`check\`, \`i18n\`, \`docs\`, \`themeConfig\`, \`csp\` and \`customFields\`."
    `);
  });

  it('CFG-03 reports other problems together', () => {
    expect(
      problemsOf({...minimal, trailingSlash: 'yes', tagline: 3, staticDirectories: 'static'}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`tagline\` must be a string; it is \`3\`.
      config-invalid-value
        \`trailingSlash\` must be \`true\` or \`false\`; it is \`"yes"\`.
      config-invalid-value
        \`staticDirectories\` must be a list; it is \`"static"\`."
    `);
  });

  it('LINK-13 refuses code and content as the URL of a link, in any notation', () => {
    const link = (href: string) => ({label: 'x', href});
    expect(
      themed({
        navbar: {
          logo: {src: 'a.svg', href: 'javascript:a()'},
          items: [link(' java\nscript:a()'), {label: 'y', items: [link('VBScript:a')]}],
        },
        footer: {links: [{label: 'x', to: '\u0001data:text/html,x'}]},
      }),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.logo.href\` must be a URL of a page or file, not code (\`javascript:\`) or content (\`data:\`); it is \`"javascript:a()"\`.
      config-invalid-value
        \`themeConfig.navbar.items[0].href\` must be a URL of a page or file, not code (\`javascript:\`) or content (\`data:\`); it is \`" java\\nscript:a()"\`.
      config-invalid-value
        \`themeConfig.navbar.items[1].items[0].href\` must be a URL of a page or file, not code (\`javascript:\`) or content (\`data:\`); it is \`"VBScript:a"\`.
      config-invalid-value
        \`themeConfig.footer.links[0].to\` must be a URL of a page or file, not code (\`javascript:\`) or content (\`data:\`); it is \`"\\u0001data:text/html,x"\`."
    `);
    expect(navbar(link('https://example.org'), link('mailto:a@example.org'), link('/data:x'))).toBe(
      '',
    );
  });

  it('CFG-06 refuses unknown settings everywhere, naming their path', () => {
    expect(themed({navbar: {itmes: []}})).toMatchInlineSnapshot(`
      "config-unknown-key
        \`themeConfig.navbar.itmes\` is not a setting.
        An unknown setting would have no effect, so the build stops.
        Did you mean \`items\`? \`themeConfig.navbar\` accepts \`title\`, \`logo\`, \`hideOnScroll\`, \`style\` and \`items\`."
    `);
    expect(themed({docs: {sidebar: {hidable: true}}})).toMatchInlineSnapshot(`
      "config-unknown-key
        \`themeConfig.docs.sidebar.hidable\` is not a setting.
        An unknown setting would have no effect, so the build stops.
        Did you mean \`hideable\`? \`themeConfig.docs.sidebar\` accepts \`hideable\` and \`autoCollapseCategories\`."
    `);
  });

  it('CFG-03 suggests the correct level of a setting', () => {
    const hint = /An unknown setting .*\n\s*(.*?) (?:Put|\S+ accepts) /;
    expect(hint.exec(problemsOf({...minimal, versions: []}))?.[1]).toBe(
      'Use `docs.versions` instead of `versions`.',
    );
    expect(hint.exec(documented({sidebar: {}}))?.[1]).toBe(
      'Use `themeConfig.docs.sidebar` instead of `sidebar`.',
    );
    expect(hint.exec(problemsOf({...minimal, navbar: {}, footer: {}}))?.[1]).toBe(
      'Use `themeConfig.navbar` instead of `navbar`. Use `themeConfig.footer` instead of `footer`.',
    );
  });

  it('CFG-06 accepts any serializable value under customFields', () => {
    expect(
      problemsOf({...minimal, customFields: {list: [1, null, {deep: true}], gone: undefined}}),
    ).toBe('');
    const loop: {self?: object} = {};
    loop.self = {loop};
    let deep: unknown[] = [];
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(
      problemsOf({
        ...minimal,
        customFields: {run() {}, when: new Date(0), big: 1n, nan: NaN, loop, deep},
      }),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`customFields.run\` must be plain data, not a function.
      config-invalid-value
        \`customFields.when\` must be plain data, not an instance of \`Date\`.
      config-invalid-value
        \`customFields.big\` must be plain data, not a bigint; it is \`1\`.
      config-invalid-value
        \`customFields.nan\` must be a finite number; it is \`NaN\`.
      config-invalid-value
        \`customFields.loop.self.loop\` must not contain itself.
      config-invalid-value
        \`customFields.deep[0][0][0]\` is nested too deeply."
    `);
  });

  it('CFG-04, R-08 accepts the four severities, but not `error`', () => {
    for (const severity of ['ignore', 'log', 'warn', 'throw']) {
      expect(problemsOf({...minimal, onBrokenLinks: severity})).toBe('');
    }
    expect(
      problemsOf({...minimal, onBrokenLinks: 'error', onDuplicateRoutes: 'warning'}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`onBrokenLinks\` must be \`ignore\`, \`log\`, \`warn\` or \`throw\`; it is \`"error"\`.
      config-invalid-value
        \`onDuplicateRoutes\` must be \`ignore\`, \`log\`, \`warn\` or \`throw\`; it is \`"warning"\`.
        Did you mean \`warn\`?"
    `);
  });

  it('CFG-07, TOC-01 keeps the heading levels from 2 to 6, in order', () => {
    const levels = (minHeadingLevel: unknown, maxHeadingLevel: unknown) =>
      themed({tableOfContents: {minHeadingLevel, maxHeadingLevel}});
    expect(levels(2, 6)).toBe('');
    expect(levels(4, 4)).toBe('');
    expect(levels(5, 3)).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.tableOfContents.minHeadingLevel\` must not be greater than \`maxHeadingLevel\`; it is \`5\`."
    `);
    expect(levels(1, 7)).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.tableOfContents.minHeadingLevel\` must be at least 2; it is \`1\`.
      config-invalid-value
        \`themeConfig.tableOfContents.maxHeadingLevel\` must be at most 6; it is \`7\`."
    `);
    expect(levels(2.5, '3')).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.tableOfContents.minHeadingLevel\` must be an integer; it is \`2.5\`.
      config-invalid-value
        \`themeConfig.tableOfContents.maxHeadingLevel\` must be a number; it is \`"3"\`."
    `);
  });

  it('CFG-08 has one language, any that has a tag', () => {
    const i18n = (settings: object): string => problemsOf({...minimal, i18n: settings});
    expect(i18n({defaultLocale: 'fr', locales: ['fr'], localeConfigs: {fr: {}}})).toBe('');
    expect(i18n({defaultLocale: 'French', locales: ['en', 'fr']})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`i18n.defaultLocale\` must be a language tag: \`de\`, \`pt-BR\`; it is \`"French"\`.
      config-invalid-value
        \`i18n.locales\` must contain only \`defaultLocale\`: a site has one language."
    `);
    expect(i18n({defaultLocale: 'fr', locales: ['en', 'fr']})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`i18n.locales\` must contain only \`defaultLocale\`: a site has one language."
    `);
    expect(i18n({localeConfigs: {fr: {label: 'Français'}}})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`i18n.localeConfigs.fr\` must contain only \`defaultLocale\`: a site has one language."
    `);
    expect(
      i18n({localeConfigs: {en: {htmlLang: 'e', direction: 'down', calendar: 'moon'}}}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`i18n.localeConfigs.en.direction\` must be \`ltr\` or \`rtl\`; it is \`"down"\`.
      config-invalid-value
        \`i18n.localeConfigs.en.htmlLang\` must be a language tag: \`en\`, \`pt-BR\`; it is \`"e"\`.
      config-invalid-value
        \`i18n.localeConfigs.en.calendar\` must be a calendar that \`Intl\` supports: \`gregory\`, \`japanese\`; it is \`"moon"\`."
    `);
  });

  it('MD-27 accepts types of admonitions with a valid syntax', () => {
    const boxes = (admonitions: unknown): string =>
      documented({versions: [{name: '1.x'}], admonitions});
    const good = {keyword: 'api', title: 'API', icon: 'M1 2L3.5-4z', color: 'var(--color-tip)'};
    expect(boxes({keywords: ['question', good], extendDefaults: false})).toBe('');
    expect(boxes('yes')).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.admonitions\` must be \`true\`, \`false\` or an object; it is \`"yes"\`."
    `);
    expect(boxes({keyword: ['a']})).toMatchInlineSnapshot(`
      "config-missing-key
        \`docs.admonitions.keywords\` is missing.
        It must be a list.
      config-unknown-key
        \`docs.admonitions.keyword\` is not a setting.
        An unknown setting would have no effect, so the build stops.
        Did you mean \`keywords\`? \`docs.admonitions\` accepts \`keywords\` and \`extendDefaults\`."
    `);
    expect(
      boxes({keywords: ['two words', 'tab', {keyword: 'x', icon: '<svg>', color: 'red}'}, 3]}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.admonitions.keywords[0]\` must be a single word that consists of letters, digits, \`-\` and \`_\`; it is \`"two words"\`.
      config-invalid-value
        \`docs.admonitions.keywords[1]\` must not be \`tabs\` or \`tab\`, which are not admonitions; it is \`"tab"\`.
      config-invalid-value
        \`docs.admonitions.keywords[2].icon\` must be SVG path data, as in \`<path d="…">\`; it is \`"<svg>"\`.
      config-invalid-value
        \`docs.admonitions.keywords[2].color\` must be one CSS colour, such as \`#20232a\`, without \`;\` or braces; it is \`"red}"\`.
      config-invalid-value
        \`docs.admonitions.keywords[3]\` must be a string; it is \`3\`."
    `);
  });

  it('LANG-02 accepts all messages, with their placeholders', () => {
    const messages = (own: object): string => themed({messages: own});
    expect(messages({next: 'On', search: {label: 'Ask', found: 'It found {count}'}})).toBe('');
    expect(messages({search: {found: {one: 'one page', other: '{count} pages'}}})).toBe('');
    expect(messages({nxet: 'On', search: {lable: 'Ask'}})).toMatchInlineSnapshot(`
      "config-unknown-key
        \`themeConfig.messages.search.lable\` is not a setting.
        An unknown setting would have no effect, so the build stops.
        Did you mean \`label\`? \`themeConfig.messages.search\` accepts \`label\`, \`placeholder\`, \`close\`, \`versions\`, \`results\`, \`recent\`, \`starts\`, \`foundNothing\`, \`found\`, \`pages\`, \`nothing\`, \`successor\`, \`nothingInVersion\`, \`otherVersions\`, \`advice\`, \`inVersion\`, \`more\`, \`waiting\`, \`failed\` and \`keys\`.
      config-unknown-key
        \`themeConfig.messages.nxet\` is not a setting.
        An unknown setting would have no effect, so the build stops.
        Did you mean \`next\`?"
    `);
    expect(messages({moreEntries: '{total}'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.messages.moreEntries\` lacks \`{count}\`.
        Its placeholders: \`{count}\` and \`{total}\`."
    `);
    expect(messages({next: 'To {page}', versionBadge: 'v{lable}'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.messages.versionBadge\` contains unknown placeholders: \`{lable}\`.
        Its placeholders: \`{label}\`.
      config-invalid-value
        \`themeConfig.messages.versionBadge\` lacks \`{label}\`.
        Its placeholders: \`{label}\`.
      config-invalid-value
        \`themeConfig.messages.next\` contains unknown placeholders: \`{page}\`.
        This message has no placeholders."
    `);
    expect(messages({search: {found: {one: 'one', many: '{pages}'}}})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.messages.search.found.many\` contains unknown placeholders: \`{pages}\`.
        Its placeholders: \`{count}\`.
      config-missing-key
        \`themeConfig.messages.search.found.other\` is missing.
        It must be a string."
    `);
    expect(messages({next: {other: 'On'}, search: 'Ask', close: ' '})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.messages.close\` must not be blank; it is \`" "\`.
      config-invalid-value
        \`themeConfig.messages.next\` must be a string; it is an object.
      config-invalid-value
        \`themeConfig.messages.search\` must be an object; it is \`"Ask"\`."
    `);
    expect(messages({search: {found: 3}, previous: () => 'Back'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.messages.previous\` must be a string; it is a function.
      config-invalid-value
        \`themeConfig.messages.search.found\` must be a string; it is \`3\`."
    `);
  });

  it('CFG-09 refuses unknown options of the docs, and suggests the replacements of old ones', () => {
    expect(
      documented({versions: [{name: '1.x'}], sidebarPath: './sidebars.js', breadcrumb: true}),
    ).toMatchInlineSnapshot(`
      "config-unknown-key
        \`docs.sidebarPath\` and \`docs.breadcrumb\` are not settings.
        An unknown setting would have no effect, so the build stops.
        Put \`sidebars.json\` or \`sidebars.ts\` into the version's folder. Did you mean \`breadcrumbs\`, not \`breadcrumb\`? \`docs\` accepts \`routeBasePath\`, \`versions\`, \`lastVersion\`, \`onlyIncludeVersions\`, \`include\`, \`exclude\`, \`sidebarCollapsible\`, \`sidebarCollapsed\`, \`breadcrumbs\`, \`admonitions\`, \`numberPrefixParser\`, \`showLastUpdateTime\`, \`showLastUpdateAuthor\`, \`editUrl\`, \`reportUrl\`, \`openIn\` and \`printPage\`."
    `);
  });

  it('keeps static folders inside content/', () => {
    expect(
      problemsOf({...minimal, staticDirectories: ['../up', '/abs', '']}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`staticDirectories[0]\` must be a relative path that stays inside \`content/\`; it is \`"../up"\`.
      config-invalid-value
        \`staticDirectories[1]\` must be a relative path that stays inside \`content/\`; it is \`"/abs"\`.
      config-invalid-value
        \`staticDirectories[2]\` must be a relative path that stays inside \`content/\`; it is \`""\`."
    `);
  });

  it('truncates long values', () => {
    expect(problemsOf({...minimal, csp: 'x'.repeat(100)})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`csp\` must be \`headers\`, \`meta\` or \`none\`; it is \`"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"\`."
    `);
  });
});

describe('the Content-Security-Policy', () => {
  it('reports invalid sources, with suggestions', () => {
    expect(
      problemsOf({
        ...minimal,
        csp: {script: ["'unsafe-inline'"], img: ['a.example', 'https://a.example; x'], frme: []},
      }),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`csp.script[0]\` must not be a keyword or a hash: these would weaken the policy; it is \`"'unsafe-inline'"\`.
        Move inline code to a file in the site, or set \`csp\` to \`none\` and send your own policy from the host.
      config-invalid-value
        \`csp.img[0]\` must be an origin, with its protocol; it is \`"a.example"\`.
        Write \`https://a.example\`.
      config-invalid-value
        \`csp.img[1]\` must not contain spaces, quotes, \`;\`, \`,\` or a backslash; it is \`"https://a.example; x"\`.
        Write an origin, such as \`https://example.org\` or \`https://*.example.org\`.
      config-unknown-key
        \`csp.frme\` is not a setting.
        An unknown setting would have no effect, so the build stops.
        Did you mean \`frame\`? \`csp\` accepts \`mode\`, \`script\`, \`style\`, \`img\`, \`font\`, \`media\`, \`frame\`, \`connect\`, \`worker\`, \`manifest\`, \`formAction\` and \`frameAncestors\`."
    `);
  });
});
