import {posix} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {parseUrl} from '../../../core/urls/href.ts';
import {
  editLinks,
  lostMarkdownPlugin,
  noCounterpart,
  placeholderUrl,
  searchHint,
} from '../config-findings.ts';
import {decide, done, lost, quoted, type Report} from '../findings.ts';
import {isExternal} from '../text.ts';
import {onlyValid} from '../valid-config.ts';
import {
  type Fields,
  fieldsOf,
  isFields,
  isOff,
  listOf,
  textOf,
  textsOf,
  wordSet,
} from '../values.ts';
import {colorTokens, styles} from './colors.ts';
import type {MkdocsNav} from './nav.ts';
import type {MkdocsSite} from './read-site.ts';

/** Settings that are converted. */
const handled = wordSet(`
  site_name site_url site_description nav docs_dir theme repo_url repo_name edit_uri copyright markdown_extensions plugins
  extra extra_css extra_javascript use_directory_urls
`);

const serveOnly = 'It concerned `mkdocs serve` and `mkdocs build`.';
const replaced: Readonly<Record<string, string>> = {
  site_author: 'Write it into `themeConfig.metadata` if search engines should see it.',
  site_dir: 'Sites are built into `build`.',
  dev_addr: serveOnly,
  watch: serveOnly,
  strict: '`legacydocs build --strict` fails on warnings.',
  validation: 'Each build checks links and anchors: see `onBrokenLinks`.',
  remote_branch: 'It concerned `mkdocs gh-deploy`.',
  remote_name: 'It concerned `mkdocs gh-deploy`.',
  exclude_docs: 'List the files in `docs.exclude`.',
  draft_docs: 'Set `draft: true` in the front matter of these pages.',
  not_in_nav: 'Pages outside the sidebars are allowed.',
};

/** Theme options that are converted. */
const handledTheme = wordSet('name palette logo favicon language features variant');
const replacedTheme: Readonly<Record<string, string>> = {
  font: 'The theme uses the fonts of the system.',
  icon: 'The theme has its own icons.',
  direction: 'The direction follows from the language.',
  locale: 'Set `i18n.defaultLocale`.',
  highlightjs: 'Code is highlighted when the site is built.',
  hljs_languages: 'Code is highlighted when the site is built.',
  color_mode: 'Set `themeConfig.colorMode`.',
  static_templates: 'Put the pages into `content/pages`.',
  nav_style: 'Change colors in a style sheet that `themeConfig.customCss` names.',
};

/** Plugins that are converted or whose function is built in, with the reason. */
const builtInPlugins: Readonly<Record<string, string>> = {
  search: searchHint,
  redirects: 'They are in `redirects`.',
  macros: 'Variables of `extra` are written into pages; other macros are listed.',
  minify: 'Pages are small, and scripts and styles are minified.',
  'git-revision-date-localized': 'Pages show when they were changed.',
  'git-revision-date': 'Pages show when they were changed.',
  privacy: 'The theme loads nothing from other hosts, and the policy blocks what pages load.',
  offline: '`legacydocs export --offline` writes a site that works without a server.',
  glightbox: 'Readers can open an image in a tab of its own.',
  mike: 'Versions are folders of one site.',
  exclude: 'List files in `docs.exclude`.',
  optimize: 'Images get their size and are loaded lazily.',
  llmstxt: 'Each build writes `llms.txt`.',
  autorefs: 'Links between pages are checked by each build.',
};

/** Plugins whose loss is visible on pages. */
const lostPlugins: Readonly<Record<string, string>> = {
  mkdocstrings: 'Generate the reference as Markdown once, and keep it in `content/docs`.',
  'gen-files': 'Run MkDocs once, and keep the generated pages.',
  'literate-nav': 'Write the sidebars into `sidebars.json`.',
  'awesome-pages': 'Write the sidebars into `sidebars.json`.',
  'awesome-nav': 'Write the sidebars into `sidebars.json`.',
  'section-index': 'Give categories of `sidebars.json` a `link`.',
  'include-markdown': 'Write the texts into the pages.',
  blog: 'Posts become pages. Write a page that lists them.',
  tags: 'There are no pages for tags.',
  social: 'Set `themeConfig.image`, or `image` in the front matter.',
  i18n: 'A site has one language: import each language as a site of its own.',
  'mkdocs-jupyter': 'Convert the notebooks to Markdown.',
  swagger: 'Convert the reference to Markdown, or link to it.',
  monorepo: 'Import each site on its own.',
};

/** Markdown extensions whose syntax is converted or built in. */
const knownExtensions = wordSet(`
  abbr admonition attr_list def_list fenced_code footnotes md_in_html meta sane_lists smarty tables toc extra nl2br
  markdown.extensions.extra markdown.extensions.toc markdown.extensions.tables markdown.extensions.attr_list
  mdx_include markdown_include_variants markdown_include.include pymdownx.blocks.admonition pymdownx.blocks.details
  pymdownx.blocks.tab pymdownx.blocks.definition material.extensions.preview zensical.extensions.preview
  codehilite markdown.extensions.codehilite markdown.extensions.admonition markdown.extensions.footnotes
  pymdownx.betterem pymdownx.blocks.caption pymdownx.caret pymdownx.critic pymdownx.details pymdownx.emoji pymdownx.escapeall
  pymdownx.extra pymdownx.highlight pymdownx.inlinehilite pymdownx.keys pymdownx.magiclink pymdownx.mark
  pymdownx.saneheaders pymdownx.smartsymbols pymdownx.snippets pymdownx.superfences pymdownx.tabbed pymdownx.tasklist
  pymdownx.tilde
`);

export function changeConfig(
  site: MkdocsSite,
  nav: MkdocsNav,
): {readonly config: Fields; readonly findings: readonly Diagnostic[]} {
  const {config: old, configFile: file, theme, target} = site;
  const findings: Diagnostic[] = [];
  const report: Report = (finding) => findings.push({...finding, file});
  const url = parseUrl(textOf(old['site_url']) ?? '');
  if (url === undefined) {
    report(
      decide('setting-invalid', '`site_url` is not a URL.', {
        hint: `It is \`${placeholderUrl}\` for now: set protocol and host of the site.`,
      }),
    );
  }
  const language = textOf(theme['language'])?.split('-')[0];
  const extra = fieldsOf(old['extra']);
  const config = {
    title: textOf(old['site_name']) ?? 'Documentation',
    ...(textOf(old['site_description']) && {tagline: old['site_description']}),
    url: url?.origin ?? placeholderUrl,
    baseUrl: url === undefined ? '/' : `${url.pathname.replace(/\/$/, '')}/`,
    ...(old['use_directory_urls'] !== false && {trailingSlash: true}),
    ...(language !== undefined && language !== 'en' && {i18n: {defaultLocale: language}}),
    ...(iconPath(theme['favicon']) && {favicon: iconPath(theme['favicon'])}),
    onBrokenMarkdownLinks: 'warn',
    markdown: {format: 'md'},
    ...changeScripts(old, report),
    docs: changeDocs(site, report),
    themeConfig: changeTheme(site, nav, report),
  };
  for (const key of Object.keys(old)) {
    if (!handled.has(key) && !isOff(old[key])) report(noCounterpart(key, replaced[key]));
  }
  for (const key of Object.keys(theme)) {
    if (handledTheme.has(key) || isOff(theme[key])) continue;
    if (key === 'custom_dir') {
      report(
        lost(
          'theme-component',
          `\`theme.custom_dir\` replaces templates: \`${String(theme[key])}\`.`,
          {
            consequence: 'Pages show the built-in templates.',
            hint: 'A file in `templates/` replaces the built-in file with the same path.',
          },
        ),
      );
    } else report(noCounterpart(`theme.${key}`, replacedTheme[key]));
  }
  reportFeatures(theme, report);
  reportPlugins(site, report);
  reportExtra(extra, report);
  for (const name of site.extensions.keys()) {
    if (knownExtensions.has(name)) continue;
    report(
      lostMarkdownPlugin(
        `The Markdown extension \`${name}\` has no counterpart.`,
        'Use remark and rehype plugins instead: see `markdown.remarkPlugins`.',
      ),
    );
  }
  return {config: onlyValid(config, target.rules, report), findings};
}

function iconPath(path: unknown): string | undefined {
  const text = textOf(path);
  return text === undefined || isExternal(text) ? text : text.replace(/^\//, '');
}

function changeScripts(old: Fields, report: Report): Fields {
  const written = listOf(old['extra_javascript']).map(
    (one) => textOf(one) ?? textOf(fieldsOf(one)['path']) ?? '',
  );
  const scripts = written.filter((src) => isExternal(src));
  const own = written.filter((src) => src !== '' && !isExternal(src));
  if (own.length > 0) {
    report(
      decide('script-dropped', `Scripts of the site do not run: ${quoted(own)}.`, {
        consequence: 'Their effect on each page is missing.',
        hint: 'Put a script into `content/static`, and list it in `scripts`. Scripts for Material itself have no effect here.',
      }),
    );
  }
  const sheets = textsOf(old['extra_css']);
  if (sheets.some((one) => !isExternal(one))) {
    const names = quoted(sheets.filter((one) => !isExternal(one)));
    report(
      decide('styles-lost', `Styles for the old theme have no effect, and are omitted: ${names}.`, {
        hint: 'Set colour tokens in a style sheet that `themeConfig.customCss` names.',
      }),
    );
  }
  const links = sheets.filter((one) => isExternal(one));
  return {
    ...(scripts.length > 0 && {scripts}),
    ...(links.length > 0 && {
      headTags: links.map((href) => ({tagName: 'link', attributes: {rel: 'stylesheet', href}})),
    }),
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
      : `${repository}/${path.replace(/^\//, '').replace(/\/?$/, '/')}`;
  if (old['edit_uri'] !== undefined) {
    report(editLinks(editUrl, '`edit_uri` has no `repo_url`.'));
  }
  const showsDates = ['git-revision-date-localized', 'git-revision-date'].some((one) =>
    plugins.has(one),
  );
  return {
    routeBasePath: '/',
    versions: [{name: 'current'}],
    lastVersion: 'current',
    numberPrefixParser: false,
    exclude: [],
    breadcrumbs: false,
    ...(showsDates && {showLastUpdateTime: true}),
    ...(editUrl !== undefined && {editUrl}),
  };
}

function changeTheme({config: old, theme}: MkdocsSite, nav: MkdocsNav, report: Report): Fields {
  const repository = textOf(old['repo_url']);
  const logo = iconPath(theme['logo']);
  const copyright = textOf(old['copyright']);
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
    report(
      decide('setting-dropped', '`theme.palette` names colors that are not built in.', {
        hint: `Set \`--color-accent\` in \`${styles.path}\`.`,
      }),
    );
  }
  return {
    colorMode: colorMode(theme),
    navbar: {
      title: textOf(old['site_name']) ?? 'Documentation',
      ...(logo !== undefined && {logo: {src: logo, alt: ''}}),
      items: [
        ...nav.items,
        ...(repository === undefined
          ? []
          : [
              {
                href: repository,
                label: textOf(old['repo_name']) ?? hostName(repository),
                position: 'right',
              },
            ]),
      ],
    },
    ...((copyright !== undefined || social.length > 0) && {
      footer: {
        ...(social.length > 0 && {links: social}),
        ...(copyright !== undefined && {copyright}),
      },
    }),
    code: {theme: 'github-light', darkTheme: 'github-dark'},
    customCss: [styles.path],
  };
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
  report(
    done('setting-dropped', `Features of the theme are not carried: ${quoted(features)}.`, {
      hint: 'Copying code, instant navigation, a table of contents that follows the text, and highlighted search terms are built in.',
    }),
  );
}

function reportPlugins({plugins}: MkdocsSite, report: Report): void {
  for (const name of plugins.keys()) {
    const hint = builtInPlugins[name];
    if (hint !== undefined) report(done('plugin-replaced', `\`${name}\` is not needed.`, {hint}));
    else {
      report(
        lost('plugin-lost', `The plugin \`${name}\` has no counterpart.`, {
          consequence: 'Its output is missing from pages.',
          hint: lostPlugins[name] ?? 'Generate its output once, and keep it in `content/`.',
        }),
      );
    }
  }
}

const mikeHint =
  'This import holds one version. mike keeps older ones as HTML in its branch: make each a version with `legacydocs adopt`.';

function reportExtra(extra: Fields, report: Report): void {
  for (const [key, value] of Object.entries(extra)) {
    if (key === 'social' || isOff(value)) continue;
    if (key === 'version')
      report(
        decide('versions-elsewhere', '`extra.version`: mike builds the versions.', {
          hint: mikeHint,
        }),
      );
    else if (key === 'analytics') {
      const {property} = fieldsOf(value);
      const id = property === undefined ? '' : ` for \`${String(property)}\``;
      report(
        decide('analytics-lost', `\`extra.analytics\` loads a script${id}.`, {
          consequence: 'It is omitted.',
          hint: 'List the script in `scripts` of `site.config.ts`, and allow its requests in `csp`.',
        }),
      );
    } else if (key === 'alternate') {
      const names = listOf(value).map((one) =>
        String(fieldsOf(one)['name'] ?? fieldsOf(one)['link']),
      );
      report(
        lost('locales-lost', `The site has more than one language: ${quoted(names)}.`, {
          consequence: 'The language menu is omitted, because a site can have only one language.',
          hint: 'Import each language as a site of its own, and link them in the navbar.',
        }),
      );
    } else if (isFields(value) || Array.isArray(value)) report(noCounterpart(`extra.${key}`));
    else
      report(
        noCounterpart(`extra.${key}`, 'Pages cannot use variables: values are written into pages.'),
      );
  }
}

/** Paths of the files that the configuration shows on every page, relative to the folder of pages. */
export function shownFiles({theme, docsDir}: MkdocsSite): string[] {
  return ['logo', 'favicon'].flatMap((key) => {
    const path = iconPath(theme[key]);
    return path === undefined || isExternal(path)
      ? []
      : [posix.relative(docsDir, posix.join(docsDir, path))];
  });
}
