import {posix} from 'node:path';
import {parseUrl} from '../../../core/urls/href.ts';
import {
  editLinks,
  lostMarkdownPlugin,
  noCounterpart,
  plainDocs,
  reportDropped,
  searchHint,
  siteOrigin,
} from '../config-findings.ts';
import {quoted, type Report, reporter} from '../findings.ts';
import {isExternal} from '../text.ts';
import {onlyValid} from '../valid-config.ts';
import {
  defined,
  type Fields,
  fieldsOf,
  isOff,
  listOf,
  textOf,
  textsOf,
  wordSet,
} from '../values.ts';
import {colorTokens, navbarStyle, stylesPath} from './colors.ts';
import type {MkdocsNav} from './nav.ts';
import type {MkdocsSite} from './read-site.ts';

/** Settings that are converted. */
const converted = wordSet(`
  site_name site_url site_description nav docs_dir theme repo_url repo_name edit_uri copyright markdown_extensions plugins
  extra extra_css extra_javascript use_directory_urls hooks
`);

const serveOnly = 'The setting only affects `mkdocs serve` and `mkdocs build`.';
const needless: Readonly<Record<string, string>> = {
  site_author: 'If search engines should see the author, add it to `themeConfig.metadata`.',
  site_dir: 'Sites are built into `build`.',
  dev_addr: serveOnly,
  watch: serveOnly,
  strict: '`legacydocs build --strict` fails on warnings.',
  validation: 'Each build checks links and anchors: see `onBrokenLinks`.',
  remote_branch: 'The setting only affects `mkdocs gh-deploy`.',
  remote_name: 'The setting only affects `mkdocs gh-deploy`.',
  exclude_docs: 'The excluded files are omitted.',
  draft_docs: 'Set `draft: true` in the front matter of these pages.',
  not_in_nav: 'Pages outside the sidebars are allowed.',
};

/** Theme options that are converted. */
const convertedTheme = wordSet(
  'custom_dir name palette logo favicon language locale features feature variant',
);
const needlessTheme: Readonly<Record<string, string>> = {
  font: 'The theme uses system fonts.',
  icon: 'The theme has its own icons.',
  direction: 'The text direction depends on the language.',
  highlightjs: 'Code is highlighted when the site is built.',
  hljs_languages: 'Code is highlighted when the site is built.',
  color_mode: 'Set `themeConfig.colorMode`.',
  static_templates: 'Add these pages to `content/pages`.',
  nav_style: 'Change colors in a style sheet that `themeConfig.customCss` lists.',
};

const navFiles = 'The files in which the plugin defines the navigation are applied.';

/** Plugins that are converted or whose features are built in, with the reason. */
const builtInPlugins: Readonly<Record<string, string>> = {
  search: searchHint,
  redirects: 'The redirects are now in `redirects` in `site.config.ts`.',
  macros: 'Variables are replaced by their values; other macros are reported.',
  'literate-nav': navFiles,
  'awesome-pages': navFiles,
  'awesome-nav': navFiles,
  'section-index': 'The index of a section is the page of its category.',
  minify: 'Pages are small, and scripts and styles are minified.',
  'git-revision-date-localized': 'Pages show the date of their last change.',
  'git-revision-date': 'Pages show the date of their last change.',
  privacy:
    'The theme loads nothing from other hosts, and the Content-Security-Policy blocks the files that pages load from them.',
  offline: '`legacydocs export --offline` writes a site that works without a server.',
  glightbox: 'Readers can open an image in a separate tab.',
  mike: 'Versions are built in: each version is a folder of the site.',
  exclude: 'The files that its option `glob` matches are omitted.',
  'include-markdown': 'Pages contain the text of the files that they included.',
  optimize: 'Image dimensions and lazy loading are built in.',
  llmstxt: 'Each build writes `llms.txt`.',
  mermaid2: 'Mermaid diagrams are drawn in the browser.',
  'mkdocs-jupyter': 'Notebooks are Markdown pages with their stored output, and are not run.',
  autorefs: 'Links between pages are checked by each build.',
};

/** Hints for plugins whose loss is visible on pages. */
const lostPlugins: Readonly<Record<string, string>> = {
  mkdocstrings: 'Generate the reference as Markdown, and add it to `content/docs`.',
  'gen-files': 'Generate the pages with MkDocs, and copy them to `content/docs`.',
  blog: 'Posts become pages with the same URLs. Write a page that lists them. The pages of the archive, the categories and the authors are missing.',
  tags: 'Pages for tags are not supported.',
  social: 'Set `themeConfig.image`, or `image` in the front matter.',
  i18n: 'A site can have only one language: import each language as a separate site.',
  swagger: 'Convert the reference to Markdown, or link to it.',
  monorepo: 'Import each site separately.',
};

/** Markdown extensions whose syntax is converted or built in. */
const knownExtensions = wordSet(`
  abbr admonition attr_list def_list fenced_code footnotes md_in_html meta sane_lists smarty tables toc extra nl2br
  mkautodoc mdx_include markdown_include_variants markdown_include.include pymdownx.blocks.admonition pymdownx.blocks.details
  pymdownx.blocks.tab pymdownx.blocks.definition material.extensions.preview zensical.extensions.preview
  codehilite mdx_gh_links
  pymdownx.betterem pymdownx.blocks.caption pymdownx.caret pymdownx.critic pymdownx.details pymdownx.emoji pymdownx.escapeall
  pymdownx.arithmatex pymdownx.extra pymdownx.highlight pymdownx.inlinehilite pymdownx.keys pymdownx.magiclink pymdownx.mark
  pymdownx.saneheaders pymdownx.smartsymbols pymdownx.snippets pymdownx.superfences pymdownx.tabbed pymdownx.tasklist
  pymdownx.tilde
`);

export function changeConfig(site: MkdocsSite, nav: MkdocsNav): Fields {
  const {config: old, theme} = site;
  const report = reporter(site.findings, {file: site.configFile});
  const url = parseUrl(textOf(old['site_url']) ?? '');
  const language = textOf(theme['language'] ?? theme['locale'])?.split(/[-_]/)[0];
  const extra = fieldsOf(old['extra']);
  const config = defined({
    title: textOf(old['site_name']) ?? 'Documentation',
    tagline: textOf(old['site_description']),
    url: siteOrigin(url, urlProblem(old), report),
    baseUrl: url === undefined ? '/' : `${url.pathname.replace(/\/$/, '')}/`,
    trailingSlash: old['use_directory_urls'] === false ? undefined : true,
    i18n: defined({defaultLocale: language === 'en' ? undefined : language}),
    favicon: iconPath(theme['favicon']),
    onBrokenMarkdownLinks: 'warn',
    markdown: {format: 'md'},
    ...changeScripts(site, report),
    docs: changeDocs(site, report),
    themeConfig: changeTheme(site, nav, report),
  });
  reportDropped(report, old, converted, needless);
  reportDropped(report, theme, convertedTheme, needlessTheme, 'theme.');
  if (!isOff(theme['custom_dir'])) {
    report.lost(
      'theme-component',
      `\`theme.custom_dir\` replaces templates with those in \`${String(theme['custom_dir'])}\`.`,
      {
        consequence: 'Pages use the built-in templates instead.',
        hint: 'To replace a built-in template, add a file with the same path to `templates/`.',
      },
    );
  }
  if (!isOff(old['hooks'])) {
    report.lost('plugin-lost', '`hooks` runs Python code, which can change every page.', {
      consequence:
        'The parts that this code generates are missing, for example text and anchors. Links to these anchors are broken.',
      hint: 'Compare the “Known problems” with the pages of the old site, and add what is missing.',
    });
  }
  reportFeatures(theme, report);
  reportPlugins(site, report);
  reportExtra(extra, report);
  for (const name of site.extensions.keys()) {
    if (knownExtensions.has(name) || old['markdown_extensions'] === undefined) continue;
    report(
      lostMarkdownPlugin(
        `The Markdown extension \`${name}\` has no counterpart.`,
        'Use remark and rehype plugins instead: see `markdown.remarkPlugins`.',
        'extension',
      ),
    );
  }
  return onlyValid(config, site.rules, report);
}

/** Returns a message for a site without a URL. An environment variable without a default becomes `null`. */
function urlProblem(old: Fields): string {
  const written = textOf(old['site_url']) ?? '';
  if (written !== '') return `\`site_url\` is not a URL: \`${written}\`.`;
  return 'site_url' in old
    ? '`site_url` is empty, or only an environment variable sets it.'
    : '`site_url` is missing.';
}

function iconPath(path: unknown): string | undefined {
  const text = textOf(path);
  return text === undefined || isExternal(text) ? text : text.replace(/^\//, '');
}

function changeScripts({config: old, files, themeFiles}: MkdocsSite, report: Report): Fields {
  const written = listOf(old['extra_javascript']).map(
    (one) => textOf(one) ?? textOf(fieldsOf(one)['path']) ?? '',
  );
  const scripts = written.filter((src) => isExternal(src));
  const own = written.filter((src) => src !== '' && !isExternal(src));
  const published = new Set([...files, ...themeFiles.map(([path]) => path)]);
  const isFound = (src: string): boolean => published.has(posix.join('/', src).slice(1));
  const found = own.filter(isFound);
  if (found.length > 0) {
    report.decide('script-dropped', `These scripts do not run: ${quoted(found)}.`, {
      consequence: 'Their effect on each page is missing.',
      hint: 'The scripts are in `content/static`. List those that pages need in `scripts`. Scripts for the Material theme have no effect in the new site.',
    });
  }
  const missing = own.filter((src) => !isFound(src));
  if (missing.length > 0) {
    report.decide('script-dropped', `These scripts do not exist: ${quoted(missing)}.`, {
      hint: 'If a command generates scripts that pages need, copy them from the last build of the old site to `content/static`, and list them in `scripts`.',
    });
  }
  const sheets = textsOf(old['extra_css']);
  if (sheets.some((one) => !isExternal(one))) {
    const names = quoted(sheets.filter((one) => !isExternal(one)));
    const message = `Styles for the old theme have no effect, and are omitted: ${names}.`;
    report.decide('styles-lost', message, {
      hint: 'Set colour tokens in a style sheet that `themeConfig.customCss` lists.',
    });
  }
  const links = sheets.filter((one) => isExternal(one));
  return {
    scripts,
    headTags: links.map((href) => ({tagName: 'link', attributes: {rel: 'stylesheet', href}})),
  };
}

function changeDocs({config: old, docsDir, plugins}: MkdocsSite, report: Report): Fields {
  const repository = textOf(old['repo_url'])?.replace(/\/$/, '');
  const host = repository === undefined ? undefined : parseUrl(repository)?.host;
  const byHost: Readonly<Record<string, string>> = {
    'github.com': `edit/master/${docsDir}/`,
    'gitlab.com': `edit/master/${docsDir}/`,
  };
  const path = textOf(old['edit_uri']) ?? byHost[host ?? ''];
  const editUrl =
    repository === undefined || path === undefined || old['edit_uri'] === ''
      ? undefined
      : `${isExternal(path) ? '' : `${repository}/`}${path.replace(/^\//, '').replace(/\/?$/, '/')}`;
  if (old['edit_uri'] !== undefined && old['edit_uri'] !== '') {
    report(editLinks(editUrl, '`edit_uri` is set without `repo_url`.'));
  }
  const showsDates = ['git-revision-date-localized', 'git-revision-date'].some((one) =>
    plugins.has(one),
  );
  return {
    ...plainDocs([{name: 'current'}]),
    showLastUpdateTime: showsDates || undefined,
    editUrl,
  };
}

function changeTheme({config: old, theme}: MkdocsSite, nav: MkdocsNav, report: Report): Fields {
  const repository = textOf(old['repo_url']);
  const logo = iconPath(theme['logo']);
  const social = listOf(fieldsOf(old['extra'])['social']).flatMap((one): Fields[] => {
    const {link, name, icon} = fieldsOf(one);
    const href = textOf(link);
    if (href === undefined) return [];
    const brand = textOf(icon)?.split('/').at(-1) ?? '';
    return [{label: textOf(name) ?? (brand === '' ? href : brand), href}];
  });
  const hasPalette = !isOff(theme['palette']);
  const tokens = colorTokens(theme['palette']);
  if (hasPalette && tokens === undefined) {
    report.decide('setting-dropped', '`theme.palette` names colors that are not built in.', {
      hint: `Set \`--color-accent\`, and \`--color-background\` of \`.Navbar-primary\`, in \`${stylesPath}\`.`,
    });
  }
  const source = repository && {
    href: repository,
    label: textOf(old['repo_name']) ?? hostName(repository),
    position: 'right',
  };
  return defined({
    colorMode: colorMode(theme),
    navbar: defined({
      title: textOf(old['site_name']) ?? 'Documentation',
      logo: logo && {src: logo, alt: ''},
      style: navbarStyle(theme),
      items: [...nav.items, ...(source ? [source] : [])],
    }),
    footer: defined({links: social, copyright: textOf(old['copyright'])}),
    code: {theme: 'github-light', darkTheme: 'github-dark'},
    customCss: [stylesPath],
  });
}

function hostName(url: string): string {
  const host = parseUrl(url)?.host.replace(/^www\.|\.(?:com|org|io)$/g, '') ?? url;
  return host === 'github' ? 'GitHub' : host === 'gitlab' ? 'GitLab' : host;
}

function colorMode(theme: Fields): Fields {
  const palettes = listOf(theme['palette']).map(fieldsOf);
  const isDark = (one: Fields): boolean => one['scheme'] === 'slate';
  if (palettes.length > 1) {
    return palettes.some(({media}) => textOf(media) !== undefined)
      ? {respectPrefersColorScheme: true}
      : {defaultMode: isDark(palettes[0] ?? {}) ? 'dark' : 'light'};
  }
  return {defaultMode: palettes.some(isDark) ? 'dark' : 'light', disableSwitch: true};
}

function reportFeatures(theme: Fields, report: Report): void {
  const features = textsOf(theme['features']).filter(
    (one) => !/^navigation\.(?:tabs|indexes|sections|expand)$/.test(one),
  );
  if (features.length === 0) return;
  report.done('setting-dropped', `Theme features are not converted: ${quoted(features)}.`, {
    hint: 'These features are built in: buttons that copy code, instant navigation, a table of contents that follows the text, and highlighted search terms.',
  });
}

function reportPlugins({plugins}: MkdocsSite, report: Report): void {
  for (const name of plugins.keys()) {
    const hint = builtInPlugins[name];
    if (hint !== undefined) report.done('plugin-replaced', `\`${name}\` is not needed.`, {hint});
    else {
      report.lost('plugin-lost', `The plugin \`${name}\` has no counterpart.`, {
        consequence: 'The output of the plugin is missing from pages.',
        hint:
          lostPlugins[name] ?? 'Generate the output in the old site, and copy it to `content/`.',
      });
    }
  }
}

const noVariables = 'Pages cannot use variables: the import replaces variables with their values.';
const mikeHint =
  'The import contains only one version. mike stores the older versions as HTML in its own branch: add each of them with `legacydocs adopt`.';

function reportExtra(extra: Fields, report: Report): void {
  for (const [key, value] of Object.entries(extra)) {
    if (key === 'social' || isOff(value)) continue;
    if (key === 'version') {
      const message = '`extra.version` shows that mike builds the versions of the old site.';
      report.decide('versions-elsewhere', message, {hint: mikeHint});
    } else if (key === 'analytics') {
      const {property} = fieldsOf(value);
      const id = textOf(property) === undefined ? '' : ` for \`${textOf(property)}\``;
      report.decide('analytics-lost', `\`extra.analytics\` loads a script${id}.`, {
        consequence: 'The script is omitted.',
        hint: 'List the script in `scripts` in `site.config.ts`, and allow its requests in `csp`.',
      });
    } else if (key === 'alternate') {
      const names = listOf(value).map((one) =>
        String(fieldsOf(one)['name'] ?? fieldsOf(one)['link']),
      );
      report.lost('locales-lost', `The site has more than one language: ${quoted(names)}.`, {
        consequence: 'The language menu is omitted, because a site can have only one language.',
        hint: 'Import each language as a separate site, and link the sites to each other in the navbar.',
      });
    } else
      report(noCounterpart(`extra.${key}`, typeof value === 'object' ? undefined : noVariables));
  }
}

/** Returns the paths of the logo and the favicon, relative to the folder of pages. */
export function shownFiles({theme}: MkdocsSite): string[] {
  return ['logo', 'favicon'].flatMap((key) => {
    const path = iconPath(theme[key]);
    return path === undefined || isExternal(path) ? [] : [posix.normalize(path)];
  });
}
