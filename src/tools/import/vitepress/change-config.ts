import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {parseUrl} from '../../../core/urls/href.ts';
import {onlyValid} from '../only-valid.ts';
import type {Report} from '../report.ts';
import {type Fields, fieldsOf, isFields, isOff, listOf, textOf} from '../values.ts';
import type {FindPage} from './addresses.ts';
import {outlineRange} from './change-front-matter.ts';
import {plainText} from './change-sidebars.ts';
import {markedLines} from './code-block.ts';
import {languageMenu, otherLanguages} from './languages.ts';
import {styles} from './styles.ts';
import type {OldVitepress} from './types.ts';

const search = 'Search is built in: every version has its own, without a service.';
const look = 'See what it did, and whether readers miss it.';

/** Settings that are carried, or that nobody misses. */
const needless: ReadonlySet<string> = new Set([
  'title',
  'titleTemplate',
  'description',
  'base',
  'lang',
  'head',
  'themeConfig',
  'srcDir',
  'srcExclude',
  'outDir',
  'assetsDir',
  'cacheDir',
  'rewrites',
  'cleanUrls',
  'lastUpdated',
  'appearance',
  'markdown',
  'locales',
  'sitemap',
  'ignoreDeadLinks',
  'extends',
  'vite',
  'vue',
  'metaChunk',
  'mpa',
  'useWebFonts',
  'mermaid',
]);

/** Settings of the theme that are carried, and texts of its interface, which are this program's now. */
const carriedTheme: ReadonlySet<string> = new Set([
  'logo',
  'siteTitle',
  'nav',
  'sidebar',
  'socialLinks',
  'footer',
  'editLink',
  'outline',
  'lastUpdated',
  'docFooter',
  'i18nRouting',
  'externalLinkIcon',
  'logoLink',
  'aside',
]);
const words = /(?:Label|Text|Title)$|^notFound$/;

const replaced: Readonly<Record<string, string>> = {
  search,
  algolia: search,
  carbonAds: 'Name its script in `scripts` of `site.config.ts`.',
};

/** `site.config.ts`, made of a VitePress configuration. */
export function changeConfig(
  site: OldVitepress,
  find: FindPage,
): {readonly config: Fields; readonly findings: readonly Diagnostic[]} {
  const {config: old, configFile} = site;
  const findings: Diagnostic[] = [];
  const report: Report = (finding) => {
    findings.push({...finding, file: configFile});
  };
  const markdown = fieldsOf(old['markdown']);
  const base = textOf(old['base']) ?? '/';
  const head = changeHead(old['head'], base, report);
  const lang = textOf(old['lang'])?.split('-')[0];
  const config = {
    title: textOf(old['title']) ?? 'VitePress',
    ...(textOf(old['description']) && {tagline: old['description']}),
    url: siteUrl(old, report),
    baseUrl: base,
    ...(lang !== undefined && lang !== 'en' && {i18n: {defaultLocale: lang}}),
    ...(old['ignoreDeadLinks'] !== undefined && {
      onBrokenLinks: 'warn',
      onBrokenMarkdownLinks: 'warn',
    }),
    ...head,
    markdown: {format: 'md'},
    docs: changeDocs(site, report),
    themeConfig: changeTheme(site, find, markdown, report),
  };
  reportDropped(old, report);
  for (const key of ['config', 'preConfig', 'anchor', 'math']) {
    if (isOff(markdown[key])) continue;
    report({
      severity: 'error',
      code: 'markdown-plugin-lost',
      message: `\`markdown.${key}\` changes how VitePress reads Markdown.`,
      consequence: 'What it makes of pages is missing.',
      hint: 'Plugins for remark and rehype do such things here: see `markdown.remarkPlugins`.',
    });
  }
  return {config: onlyValid(config, report), findings};
}

function siteUrl(old: Fields, report: Report): string {
  const url = parseUrl(textOf(fieldsOf(old['sitemap'])['hostname']) ?? '');
  if (url !== undefined) return url.origin;
  report({
    severity: 'warning',
    code: 'setting-invalid',
    message: 'The configuration does not say where the site is: `sitemap.hostname` is not set.',
    hint: '`url` is `https://example.org` now: write protocol and host of the site.',
  });
  return 'https://example.org';
}

/** Links and meta tags, and scripts with an address. */
function changeHead(head: unknown, base: string, report: Report): Fields {
  const tags: Fields[] = [];
  const scripts: Fields[] = [];
  let favicon: string | undefined;
  for (const entry of listOf(head)) {
    const [tagName, given, content]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    const attributes = Object.fromEntries(
      Object.entries(fieldsOf(given)).map(([key, value]) => [key, String(value)]),
    );
    const {rel, href, src} = attributes;
    if (
      tagName === 'link' &&
      /\bicon$/.test(rel ?? '') &&
      href !== undefined &&
      favicon === undefined
    ) {
      favicon = (href.startsWith(base) ? href.slice(base.length) : href).replace(/^\//, '');
    } else if (tagName === 'link' || tagName === 'meta') tags.push({tagName, attributes});
    else if (tagName === 'script' && src !== undefined && content === undefined)
      scripts.push(attributes);
    else {
      report({
        severity: 'warning',
        code: 'setting-dropped',
        message: `\`head\` holds a \`<${String(tagName)}>\`, which heads of pages cannot have here.`,
        hint: 'Put a script into a file of `content/static`, and name it in `scripts`.',
      });
    }
  }
  return {
    ...(favicon !== undefined && {favicon}),
    ...(tags.length > 0 && {headTags: tags}),
    ...(scripts.length > 0 && {scripts}),
  };
}

function changeDocs({config, versions}: OldVitepress, report: Report): Fields {
  const theme = fieldsOf(config['themeConfig']);
  const pattern = textOf(fieldsOf(theme['editLink'])['pattern']);
  const editUrl =
    pattern?.endsWith(':path') === true ? pattern.slice(0, -':path'.length) : undefined;
  if (theme['editLink'] !== undefined) {
    report(
      editUrl === undefined
        ? {
            severity: 'warning',
            code: 'edit-url-unknown',
            message: '`themeConfig.editLink` has no pattern that ends with `:path`.',
            consequence: 'Pages have no edit link.',
            hint: 'Write `docs.editUrl`: a text that the source path of a page is appended to, or a function.',
          }
        : {
            severity: 'info',
            code: 'edit-url',
            message: `Edit links begin with \`${editUrl}\`, and go on with \`content/docs/…\`.`,
            hint: 'They are right once the new site lies in the repository where the old one lay; otherwise change `docs.editUrl`.',
          },
    );
  }
  for (const name of versions) {
    report({
      severity: 'info',
      code: 'version-found',
      message: `The folder \`${name}\` is a version now: the configuration leads there.`,
      hint: `Its addresses stay. To have it as plain pages, move \`content/docs/${name}\` into \`content/docs/current\`.`,
    });
  }
  return {
    routeBasePath: '/',
    versions: [
      {name: 'current', ...(versions.length > 0 && {label: 'Latest'})},
      ...versions.map((name) => ({name, path: name, banner: 'none'})),
    ],
    lastVersion: 'current',
    // Names of files are addresses there, whatever they begin with.
    numberPrefixParser: false,
    exclude: [],
    breadcrumbs: false,
    ...(isOff(config['lastUpdated']) ? {} : {showLastUpdateTime: true}),
    ...(editUrl !== undefined && {editUrl}),
  };
}

function changeTheme(site: OldVitepress, find: FindPage, markdown: Fields, report: Report): Fields {
  const theme = fieldsOf(site.config['themeConfig']);
  const outline = outlineRange(theme['outline']) ?? [2, 2];
  const mode = colorMode(site.config['appearance']);
  const {message, copyright} = fieldsOf(theme['footer']);
  const footer = [message, copyright].flatMap((one) => textOf(one) ?? []).join('<br />');
  for (const [key, value] of Object.entries(theme)) {
    if (carriedTheme.has(key) || words.test(key) || isOff(value)) continue;
    const hint = replaced[key];
    report({
      severity: hint === undefined ? 'warning' : 'info',
      code: 'setting-dropped',
      message: `\`themeConfig.${key}\` has no counterpart.`,
      hint: hint ?? look,
    });
  }
  return {
    ...(mode !== undefined && {colorMode: mode}),
    navbar: changeNavbar(site, find, report),
    ...(footer !== '' && {footer: {copyright: footer}}),
    code: {
      ...changeCodeTheme(markdown['theme'], report),
      magicComments: [highlighted, ...markedLines],
    },
    ...(theme['outline'] !== false && {
      tableOfContents: {
        minHeadingLevel: Math.max(2, outline[0]),
        maxHeadingLevel: Math.max(2, outline[1]),
      },
    }),
    customCss: [styles.path],
  };
}

const highlighted = {
  className: 'code-line-highlighted',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
};

function changeCodeTheme(theme: unknown, report: Report): Fields {
  const {light, dark} =
    isFields(theme) && 'light' in theme ? theme : {light: theme, dark: undefined};
  const names = [
    light ?? 'github-light',
    dark ?? (light === undefined ? 'github-dark' : undefined),
  ];
  if (names.some((name) => isFields(name) && '$package' in name)) {
    report({
      severity: 'warning',
      code: 'code-theme-unknown',
      message: '`markdown.theme` is made by a package that was not run.',
      consequence: 'Code has other colours than it had.',
      hint: 'Choose one of https://shiki.style/themes for `themeConfig.code`.',
    });
    return {theme: 'github-light', darkTheme: 'github-dark'};
  }
  return {theme: names[0], ...(names[1] !== undefined && {darkTheme: names[1]})};
}

function colorMode(appearance: unknown): Fields | undefined {
  const initial = isFields(appearance) ? appearance['initialValue'] : appearance;
  if (initial === false) return {defaultMode: 'light', disableSwitch: true};
  if (initial === 'force-dark') return {defaultMode: 'dark', disableSwitch: true};
  if (initial === 'force-auto') return {disableSwitch: true, respectPrefersColorScheme: true};
  if (initial === 'dark') return {defaultMode: 'dark'};
  return {respectPrefersColorScheme: true};
}

function changeNavbar({config, versions}: OldVitepress, find: FindPage, report: Report): Fields {
  const theme = fieldsOf(config['themeConfig']);
  const logo = fieldsOf(theme['logo']);
  const src = textOf(theme['logo']) ?? textOf(logo['src']) ?? textOf(logo['light']);
  const dark = textOf(logo['dark']);
  const siteTitle =
    theme['siteTitle'] === false ? undefined : (textOf(theme['siteTitle']) ?? config['title']);
  const items = [...listOf(theme['nav']), ...languageMenu(config)].flatMap((item) =>
    navItem(fieldsOf(item), find),
  );
  const lost = [...listOf(theme['nav']), ...listOf(theme['socialLinks'])].filter((item) => {
    const {component, icon, ariaLabel} = fieldsOf(item);
    return component !== undefined || (isFields(icon) && textOf(ariaLabel) === undefined);
  });
  for (const item of lost) {
    const {component} = fieldsOf(item);
    report({
      severity: 'warning',
      code: 'navbar-item-lost',
      message:
        component === undefined
          ? `The navbar has a link with a drawing and no words: \`${String(fieldsOf(item)['link'])}\`.`
          : `The navbar shows a Vue component: \`${String(component)}\`.`,
      hint: 'It is left out. Write an item of `themeConfig.navbar.items` in its place.',
    });
  }
  const social = listOf(theme['socialLinks']).flatMap((entry) => {
    const {icon, link, ariaLabel} = fieldsOf(entry);
    const label = textOf(ariaLabel) ?? titleCase(textOf(icon) ?? '');
    return textOf(link) && label !== '' ? [{href: link, label}] : [];
  });
  return {
    ...(siteTitle !== undefined && {title: siteTitle}),
    ...(src !== undefined && {
      logo: {
        src: src.replace(/^\//, ''),
        alt: textOf(logo['alt']) ?? '',
        ...(dark !== undefined && {srcDark: dark.replace(/^\//, '')}),
      },
    }),
    items: [
      ...items,
      ...(versions.length > 0 ? [{type: 'docsVersionDropdown'}] : []),
      ...social,
    ].map((item) => ({...item, position: 'right'})),
  };
}

const socialNames: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  npm: 'npm',
  x: 'X',
  youtube: 'YouTube',
};

function titleCase(name: string): string {
  return socialNames[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

function navItem(item: Fields, find: FindPage): Fields[] {
  const label = plainText(textOf(item['text']) ?? '');
  const link = textOf(item['link']);
  if (label === '') return [];
  if (item['items'] === undefined)
    return link === undefined ? [] : [{label, ...target(link, find)}];
  // Groups within a menu are one list here.
  const inner = listOf(item['items']).flatMap((one) => {
    const fields = fieldsOf(one);
    return fields['link'] === undefined
      ? listOf(fields['items']).flatMap((entry) => navItem(fieldsOf(entry), find))
      : navItem(fields, find);
  });
  return inner.length === 0 ? [] : [{label, items: inner}];
}

function target(link: string, find: FindPage): Fields {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link)) return {href: link};
  const [hash = ''] = /#.*$/.exec(link) ?? [];
  const place = find(link);
  return {to: place === undefined ? `/${link.replace(/^\//, '')}` : place.route + hash};
}

function reportDropped(old: Fields, report: Report): void {
  for (const key of Object.keys(old)) {
    if (needless.has(key) || isOff(old[key])) continue;
    report({
      severity: 'warning',
      code: 'setting-dropped',
      message: `\`${key}\` has no counterpart.`,
      hint: look,
    });
  }
  const locales = otherLanguages(old).filter(({isElsewhere}) => !isElsewhere);
  if (locales.length > 0) {
    report({
      severity: 'error',
      code: 'locales-lost',
      message: `The site has more than one language: ${locales.map(({name}) => `\`${name}\``).join(', ')}.`,
      consequence:
        'Their pages keep their addresses, with the navbar and the words of the first one. The navbar leads to them.',
      hint: 'One site has one language: make a site of each, or leave these pages as they are.',
    });
  }
}
