import {parseUrl, withoutBaseUrl} from '../../../core/urls/href.ts';
import {
  droppedTag,
  editLinks,
  lostMarkdownPlugin,
  mermaidHint,
  noCounterpart,
  plainDocs,
  reportDropped,
  searchHint,
  siteOrigin,
  unknownCodeTheme,
  withoutHandlers,
} from '../config-findings.ts';
import {quoted, type Report, reporter} from '../findings.ts';
import {capitalized, isExternal} from '../text.ts';
import {onlyValid, withoutComputed} from '../valid-config.ts';
import {
  defined,
  type Fields,
  fieldsOf,
  isFields,
  isOff,
  listOf,
  textFields,
  textOf,
  wordSet,
} from '../values.ts';
import {outlineRange} from './change-page.ts';
import {plainText} from './change-sidebars.ts';
import {languageMenu, otherLanguages} from './languages.ts';
import type {FindPage} from './locations.ts';
import type {VitepressSite} from './read-site.ts';

/** Path of the new site's style sheet. */
export const stylesPath = 'src/vitepress.css';

/** Settings that are converted. */
const converted = wordSet(`
  title description base lang head themeConfig srcDir srcExclude rewrites cleanUrls lastUpdated appearance markdown locales
  sitemap ignoreDeadLinks extends
`);

/** Matches settings that can contain values from packages, see `withoutComputed`. */
const mayBePackages = /^(?:extends|vite|vue|markdown)\b/;

const buildOnly = 'The setting only affects VitePress builds.';
const needless: Readonly<Record<string, string>> = {
  outDir: 'Sites are built into `build`; `legacydocs build --out-dir` changes that.',
  assetsDir: buildOnly,
  cacheDir: buildOnly,
  vite: buildOnly,
  vue: buildOnly,
  metaChunk: buildOnly,
  buildConcurrency: buildOnly,
  shouldPreload: buildOnly,
  mpa: 'Pages work without JavaScript.',
  router: 'Links are prefetched.',
  useWebFonts: 'The theme uses system fonts.',
  titleTemplate: 'Window titles end with the title of the site.',
  mermaid: mermaidHint,
};

/** Theme settings that are converted. */
const handledTheme = wordSet(
  'logo siteTitle nav sidebar socialLinks footer editLink outline lastUpdated',
);

/** Settings for Markdown that are converted. */
const handledMarkdown = wordSet('theme lineNumbers container attrs defaultHighlightLang');

/** Options of `markdown.anchor` that do not change ids. */
const harmlessAnchor = wordSet('slugify level permalink callback tabIndex');
const sameIds = 'Every heading has a link, and the same id as before.';

const builtInMarkdown: Readonly<Record<string, string>> = {
  cache: buildOnly,
  codeCopyButtonTitle: 'The button label is a message: see `themeConfig.messages`.',
  gfmAlerts: 'Alerts are built in.',
  image: 'Image dimensions and lazy loading are built in.',
  toc: '`[[toc]]` becomes a list of the headings of the same levels.',
  externalLinks: 'Links to other sites open in the same tab.',
  languages: 'Grammars belong in `themeConfig.code.additionalLanguages`.',
};

/** Matches settings that translate the interface. They are not needed, because legacydocs has its own messages. */
const messages = /(?:Label|Text|Title)$|^notFound$/;

const replacedTheme: Readonly<Record<string, string>> = {
  search: searchHint,
  algolia: searchHint,
  carbonAds: "List the service's script in `scripts` in `site.config.ts`.",
  docFooter:
    'The labels of the links to the previous and next page are messages: see `themeConfig.messages`.',
  i18nRouting: 'A site can have only one language.',
  externalLinkIcon: 'The theme decides which links have an icon.',
  logoLink: 'The logo leads to the home page.',
  aside: 'The table of contents is on the right.',
};

const messageHint = 'The interface has its own messages: see `themeConfig.messages`.';

/** Converts the configuration to `site.config.ts`. */
export function changeConfig(read: VitepressSite, find: FindPage): Fields {
  const report = reporter(read.findings, {file: read.configFile});
  const old = withoutComputed(read.config, mayBePackages, report);
  const site = {...read, config: old};
  const markdown = fieldsOf(old['markdown']);
  const base = textOf(old['base']) ?? '/';
  const lang = textOf(old['lang'])?.split('-')[0];
  const anchorOptions = Object.keys(fieldsOf(markdown['anchor']));
  // The import calls the `anchor.slugify` function of the old site.
  const isCarried = anchorOptions.every((key) => key === 'slugify');
  const isHarmless = anchorOptions.every((key) => harmlessAnchor.has(key));
  const url = parseUrl(textOf(fieldsOf(old['sitemap'])['hostname']) ?? '');
  const {image, ...head} = changeHead(old['head'], base, report);
  const config = defined({
    title: textOf(old['title']) ?? 'VitePress',
    tagline: textOf(old['description']),
    url: siteOrigin(url, 'The configuration has no URL: `sitemap.hostname` is not set.', report),
    baseUrl: base,
    i18n: defined({defaultLocale: lang === 'en' ? undefined : lang}),
    ...(old['ignoreDeadLinks'] !== undefined && {
      onBrokenLinks: 'warn',
      onBrokenMarkdownLinks: 'warn',
    }),
    ...head,
    markdown: {format: 'md'},
    docs: changeDocs(site, report),
    themeConfig: defined({...changeTheme(site, find, markdown, report), image}),
  });
  reportDropped(report, old, converted, needless);
  reportLanguages(old, report);
  for (const [key, value] of Object.entries(markdown)) {
    if (handledMarkdown.has(key) || isOff(value) || (key === 'anchor' && isCarried)) continue;
    const hint = key === 'anchor' && isHarmless ? sameIds : builtInMarkdown[key];
    report(
      hint === undefined
        ? lostMarkdownPlugin(
            `\`markdown.${key}\` changes how VitePress parses Markdown, and is not converted.`,
            'Use remark and rehype plugins instead: see `markdown.remarkPlugins`.',
            'setting',
          )
        : noCounterpart(`markdown.${key}`, hint),
    );
  }
  return onlyValid(config, read.rules, report);
}

function reportLanguages(old: Fields, report: Report): void {
  const locales = otherLanguages(old).filter(({isElsewhere}) => !isElsewhere);
  if (locales.length === 0) return;
  const names = quoted(locales.map(({name}) => name));
  report.lost('locales-lost', `The site has more than one language: ${names}.`, {
    consequence:
      'Pages in these languages keep their URLs, but have the navbar and the interface of the first language. The navbar links to these pages.',
    hint: 'A site can have only one language: import each language as a separate site, or keep these pages as they are.',
  });
}

/**
 * Converts `<link>` and `<meta>` elements, and `<script>` elements with a URL. Reports other elements. `image` is the
 * preview image in the site.
 */
function changeHead(head: unknown, base: string, report: Report): Fields {
  const inSite = (url: string): string => withoutBaseUrl(url, base).replace(/^\//, '');
  let image: string | undefined;
  const headTags: Fields[] = [];
  const scripts: Fields[] = [];
  let favicon: string | undefined;
  for (const entry of listOf(head)) {
    const [tagName, given, content]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    const attributes = textFields(given);
    const {rel = '', href, src, property, name} = attributes;
    const isImage = /^(?:og|twitter):image$/.test(property ?? name ?? '');
    const isIcon = tagName === 'link' && /\bicon$/.test(rel) && favicon === undefined;
    if (isIcon && href !== undefined) {
      favicon = inSite(href);
    } else if (isImage && /^\/(?!\/)/.test(attributes['content'] ?? '')) {
      image ??= inSite(attributes['content'] ?? '');
    } else if (tagName === 'link' || tagName === 'meta') {
      headTags.push({tagName, attributes: withoutHandlers('head', attributes, report)});
    } else if (tagName === 'script' && src !== undefined && content === undefined) {
      scripts.push(attributes);
    } else report(droppedTag('head', tagName));
  }
  return {favicon, headTags, scripts, image};
}

function changeDocs({config, versions}: VitepressSite, report: Report): Fields {
  const {editLink} = fieldsOf(config['themeConfig']);
  const pattern = textOf(fieldsOf(editLink)['pattern']);
  const editUrl = pattern?.endsWith(':path') ? pattern.slice(0, -':path'.length) : undefined;
  if (editLink !== undefined) {
    const problem = '`themeConfig.editLink` has no pattern that ends with `:path`.';
    report(editLinks(editUrl, problem));
  }
  for (const name of versions) {
    report.done(
      'version-found',
      `The folder \`${name}\` becomes a version: the configuration names it.`,
      {
        hint: `The URLs do not change. To keep the pages without a version, move \`content/docs/${name}\` into \`content/docs/current\`.`,
      },
    );
  }
  return {
    ...plainDocs([
      {name: 'current', ...(versions.length > 0 && {label: 'Latest'})},
      ...versions.map((name) => ({name, path: name, banner: 'none'})),
    ]),
    ...(isOff(config['lastUpdated']) ? {} : {showLastUpdateTime: true}),
    ...(editUrl !== undefined && {editUrl}),
  };
}

function changeTheme(
  site: VitepressSite,
  find: FindPage,
  markdown: Fields,
  report: Report,
): Fields {
  const theme = fieldsOf(site.config['themeConfig']);
  const [from, to] = outlineRange(theme['outline']) ?? [2, 2];
  const {message, copyright} = fieldsOf(theme['footer']);
  const footer = [message, copyright].flatMap((one) => textOf(one) ?? []).join('<br />');
  const texts = Object.keys(theme).filter((key) => messages.test(key) && !handledTheme.has(key));
  const handled = new Set([...handledTheme, ...texts]);
  reportDropped(report, theme, handled, replacedTheme, 'themeConfig.');
  if (texts.length > 0) {
    const message = `Interface texts are omitted: ${quoted(texts.map((key) => `themeConfig.${key}`))}.`;
    report.done('setting-dropped', message, {hint: messageHint});
  }
  return defined({
    colorMode: colorMode(site.config['appearance']),
    navbar: changeNavbar(site, find, report),
    footer: defined({copyright: textOf(footer)}),
    code: defined({
      ...changeCodeTheme(markdown['theme'], report),
      defaultLanguage: textOf(markdown['defaultHighlightLang']),
    }),
    tableOfContents:
      theme['outline'] === false
        ? undefined
        : {minHeadingLevel: Math.max(2, from), maxHeadingLevel: Math.max(2, to)},
    customCss: [stylesPath],
  });
}

function changeCodeTheme(theme: unknown, report: Report): Fields {
  const {light, dark} =
    isFields(theme) && 'light' in theme ? theme : {light: theme, dark: undefined};
  if ([light, dark].some((name) => isFields(name) && '$package' in name)) {
    report(unknownCodeTheme('`markdown.theme` comes from a package that was not run.'));
    return {theme: 'github-light', darkTheme: 'github-dark'};
  }
  const darkTheme = dark ?? (light === undefined ? 'github-dark' : undefined);
  return {theme: light ?? 'github-light', darkTheme};
}

function colorMode(appearance: unknown): Fields {
  const initial = isFields(appearance) ? appearance['initialValue'] : appearance;
  if (initial === false) return {defaultMode: 'light', disableSwitch: true};
  if (initial === 'force-dark') return {defaultMode: 'dark', disableSwitch: true};
  if (initial === 'force-auto') return {disableSwitch: true, respectPrefersColorScheme: true};
  return initial === 'dark' ? {defaultMode: 'dark'} : {respectPrefersColorScheme: true};
}

function changeNavbar({config, versions}: VitepressSite, find: FindPage, report: Report): Fields {
  const theme = fieldsOf(config['themeConfig']);
  const logo = fieldsOf(theme['logo']);
  const src = textOf(theme['logo']) ?? textOf(logo['src']) ?? textOf(logo['light']);
  const dark = textOf(logo['dark']);
  const title =
    theme['siteTitle'] === false ? undefined : (textOf(theme['siteTitle']) ?? config['title']);
  const nav = listOf(theme['nav']).map(fieldsOf);
  const socialLinks = listOf(theme['socialLinks']).map(fieldsOf);
  for (const {component, icon, ariaLabel, link} of [...nav, ...socialLinks]) {
    const isNameless = isFields(icon) && textOf(ariaLabel) === undefined;
    if (component === undefined && !isNameless) continue;
    const message =
      component === undefined
        ? `The navbar has an icon link without a label: \`${String(link)}\`.`
        : `The navbar shows a Vue component: \`${String(component)}\`.`;
    const hint = 'The item is omitted. Add an item to `themeConfig.navbar.items` instead.';
    report.decide('navbar-item-lost', message, {hint});
  }
  const social = socialLinks.flatMap(({icon, link, ariaLabel}) => {
    const label = textOf(ariaLabel) ?? socialName(textOf(icon) ?? '');
    return textOf(link) && label !== '' ? [{href: link, label}] : [];
  });
  return {
    title,
    logo: src && {
      src: src.replace(/^\//, ''),
      alt: textOf(logo['alt']) ?? '',
      srcDark: dark?.replace(/^\//, ''),
    },
    items: [
      ...[...nav, ...languageMenu(config)].flatMap((item) => navItem(item, find)),
      ...(versions.length > 0 ? [{type: 'docsVersionDropdown'}] : []),
      // VitePress shows icons, but names of more than two hosts rarely fit into the navbar.
      ...(social.length > 2 ? [{label: 'Links', items: social}] : social),
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

function socialName(name: string): string {
  return socialNames[name] ?? capitalized(name);
}

function navItem(item: Fields, find: FindPage): Fields[] {
  const label = plainText(textOf(item['text']) ?? '');
  const link = textOf(item['link']);
  if (label === '') return [];
  if (item['items'] === undefined) {
    return link === undefined ? [] : [{label, ...targetOf(link, find)}];
  }
  // In legacydocs, menus do not have groups, so the items of a group move to the menu.
  const inner = listOf(item['items'])
    .map(fieldsOf)
    .flatMap((one) => (one['link'] === undefined ? listOf(one['items']).map(fieldsOf) : [one]))
    .flatMap((one) => navItem(one, find));
  return inner.length === 0 ? [] : [{label, items: inner}];
}

function targetOf(link: string, find: FindPage): Fields {
  if (isExternal(link)) return {href: link};
  const [hash = ''] = /#.*$/.exec(link) ?? [];
  const location = find(link);
  return {to: location === undefined ? `/${link.replace(/^\//, '')}` : location.route + hash};
}
