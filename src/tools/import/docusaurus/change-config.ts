import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {parseUrl} from '../../../core/urls/href.ts';
import {
  droppedTag,
  noCounterpart,
  placeholderUrl,
  searchHint,
  withoutHandlers,
} from '../config-findings.ts';
import {decide, lost, quoted, type Report} from '../findings.ts';
import type {TextFile} from '../importer.ts';
import {onlyValid, withoutComputed} from '../valid-config.ts';
import {
  type Fields,
  fieldsOf,
  holdsCode,
  isFields,
  isOff,
  listOf,
  packageOf,
  textOf,
  wordSet,
} from '../values.ts';
import {changeAnalytics, isAnalytics} from './analytics.ts';
import {changeDocs} from './change-docs-config.ts';
import {changeCode} from './code-theme.ts';
import {changeMarkdown} from './markdown-plugins.ts';
import {changeNavbar, withOneTarget} from './navbar.ts';
import type {DocusaurusSite, OldDocs} from './site.ts';

interface ChangedConfig {
  /** Settings of `site.config.ts`; valid. */
  readonly config: Fields;
  /** Packages that the settings need. */
  readonly packages: readonly string[];
  /** Files in the new site that the settings refer to. */
  readonly files: readonly TextFile[];
  readonly findings: readonly Diagnostic[];
}

/** Settings that are copied unchanged. */
const same = wordSet(`
  title tagline titleDelimiter url baseUrl favicon trailingSlash noIndex baseUrlIssueBanner
  onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes
`);

/** Settings that are converted. */
const handled = wordSet(`
  presets plugins themes customFields themeConfig i18n headTags staticDirectories markdown stylesheets scripts clientModules
  organizationName projectName
`);

const buildOnly = 'The setting only affects Docusaurus builds.';
const deployOnly = 'The setting only affects `docusaurus deploy`.';
const replaced: Readonly<Record<string, string>> = {
  deploymentBranch: deployOnly,
  githubHost: deployOnly,
  githubPort: deployOnly,
  future: buildOnly,
  webpack: buildOnly,
  storage: "The storage keys of readers' choices cannot be changed.",
};

/** Settings for Markdown that are converted. */
const handledMarkdown = wordSet('format hooks');
const replacedMarkdown: Readonly<Record<string, string>> = {
  mermaid:
    'Install `mermaid`, and allow inline styles in `csp`. The build reports the locations of diagrams that are not drawn.',
  mdx1Compat: 'Comments, admonition titles and ids of headings are supported as in MDX 1.',
  emoji: 'Emoji shortcodes are built in.',
};

/** Theme settings that are converted. */
const handledTheme = wordSet(`
  colorMode navbar footer announcementBar prism docs metadata metadatas image tableOfContents hideableSidebar
  disableDarkMode autoCollapseSidebarCategories sidebarCollapsible
`);

/** Settings that contain package names, or are derived from them. */
const mayBePackages = /^(?:presets|plugins|themes|clientModules|themeConfig\.prism)\b/;

/** Theme settings that are dropped, with their replacements. */
const replacedTheme: Readonly<Record<string, string>> = {
  algolia: searchHint,
  docsearch: searchHint,
  typesense: searchHint,
  mermaid:
    'Install `mermaid`, and allow inline styles in `csp`. The build reports the locations of diagrams that are not drawn.',
  liveCodeBlock: 'Write a component that runs the code, and import it into MDX pages.',
  zoom: 'Readers can open an image in a separate tab.',
};

export function changeConfig(read: DocusaurusSite): ChangedConfig {
  const {configFile: file} = read;
  const {rules} = read.target;
  const findings: Diagnostic[] = [];
  const report: Report = (finding) => findings.push({...finding, file});
  const old = withoutComputed(read.config, mayBePackages, report);
  const site = {...read, config: old};
  const entries = [...same].map((key) => [key, old[key]] as const);
  const kept = entries.filter(([, value]) => value !== undefined && value !== null);
  const markdown = fieldsOf(old['markdown']);
  const {onBrokenMarkdownLinks} = fieldsOf(markdown['hooks']);
  const basic = {
    ...Object.fromEntries(kept),
    ...requiredOf(old, report),
    ...(onBrokenMarkdownLinks !== undefined && {onBrokenMarkdownLinks}),
  };
  const plugins = changeMarkdown(site, report);
  const reading = {...(markdown['format'] === 'md' && {format: 'md'}), ...plugins.settings};
  const headTags = changeHead(old, report);
  const analytics = changeAnalytics(site, report);
  const scripts = [...changeScripts(old), ...analytics.scripts];
  const docs = site.docs.find(({id}) => id === 'default');
  const customFields = changeCustomFields(old, report);
  const config = {
    ...Object.fromEntries(
      Object.entries(basic).map(([key, value]) => [key, value === 'error' ? 'throw' : value]),
    ),
    ...(site.staticFolders.length > 1 && {
      staticDirectories: site.staticFolders.map((folder, index) =>
        index === 0 ? 'static' : (folder.split('/').at(-1) ?? folder),
      ),
    }),
    ...changeLocale(old),
    ...(Object.keys(reading).length > 0 && {markdown: reading}),
    ...(headTags.length > 0 && {headTags}),
    ...(scripts.length > 0 && {scripts}),
    ...(analytics.csp !== undefined && {csp: analytics.csp}),
    ...(docs !== undefined && {docs: changeDocs(withCollapsible(docs, old), report)}),
    themeConfig: changeTheme(site, report),
    ...(Object.keys(customFields).length > 0 && {customFields}),
  };
  for (const key of Object.keys(old)) {
    if (same.has(key) || handled.has(key) || isOff(old[key])) continue;
    const hint = rules.replacementOf(key);
    report({...noCounterpart(key, replaced[key]), ...(hint !== undefined && {hint})});
  }
  for (const key of Object.keys(markdown)) {
    if (handledMarkdown.has(key) || isOff(markdown[key])) continue;
    report(noCounterpart(`markdown.${key}`, replacedMarkdown[key]));
  }
  const {onBrokenMarkdownImages} = fieldsOf(markdown['hooks']);
  if (onBrokenMarkdownImages !== undefined) {
    const hint = 'A missing image always fails the build.';
    report(noCounterpart('markdown.hooks.onBrokenMarkdownImages', hint));
  }
  reportLocales(old, report);
  const {packages} = plugins;
  return {config: onlyValid(config, rules, report), packages, files: analytics.files, findings};
}

/** Returns the settings that every site needs. */
function requiredOf(old: Fields, report: Report): Fields {
  const parsed = parseUrl(textOf(old['url']) ?? '');
  const url = parsed !== undefined && /^https?:$/.test(parsed.protocol) ? parsed : undefined;
  if (url === undefined) {
    report(
      decide('setting-invalid', `\`url\` is not a URL: \`${String(old['url'])}\`.`, {
        hint: `\`url\` is set to \`${placeholderUrl}\` for now: replace this value with the protocol and host of your site.`,
      }),
    );
  }
  const base = textOf(old['baseUrl']) ?? '/';
  // Some sites have the path in both settings.
  const isInUrl = base === '/' && url !== undefined && url.pathname !== '/';
  return {
    title: textOf(old['title']) ?? 'Documentation',
    url: url?.origin ?? placeholderUrl,
    baseUrl: isInUrl ? `${url.pathname.replace(/\/$/, '')}/` : base,
  };
}

/** In early versions of Docusaurus 2, a theme setting made sidebar categories collapsible. */
function withCollapsible(docs: OldDocs, old: Fields): OldDocs {
  const {sidebarCollapsible} = fieldsOf(old['themeConfig']);
  return typeof sidebarCollapsible === 'boolean'
    ? {...docs, options: {sidebarCollapsible, ...docs.options}}
    : docs;
}

function changeLocale(old: Fields): Fields {
  const {defaultLocale, localeConfigs} = fieldsOf(old['i18n']);
  const locale = textOf(defaultLocale);
  if (locale === undefined || locale === 'en') return {};
  const {
    translate: _translate,
    url: _url,
    baseUrl: _baseUrl,
    ...details
  } = fieldsOf(fieldsOf(localeConfigs)[locale]);
  return {
    i18n: {
      defaultLocale: locale,
      ...(Object.keys(details).length > 0 && {localeConfigs: {[locale]: details}}),
    },
  };
}

function reportLocales(old: Fields, report: Report): void {
  const {defaultLocale = 'en', locales} = fieldsOf(old['i18n']);
  const others = listOf(locales).filter((locale) => locale !== defaultLocale);
  if (others.length === 0) return;
  report(
    lost(
      'locales-lost',
      `The site has languages other than \`${String(defaultLocale)}\`: ${quoted(others)}.`,
      {
        consequence:
          'Pages in these languages are omitted, because a site can have only one language.',
        hint: 'Keep these pages in the old site, or import each language as a separate site.',
      },
    ),
  );
}

function changeCustomFields(old: Fields, report: Report): Fields {
  const names = ['organizationName', 'projectName'].flatMap((key) =>
    textOf(old[key]) === undefined ? [] : [[key, old[key]]],
  );
  const plain = Object.entries(fieldsOf(old['customFields'])).filter(([key, value]) => {
    if (!holdsCode(value)) return true;
    report(
      lost(
        'setting-dropped',
        `\`customFields.${key}\` contains code, which settings cannot contain.`,
        {
          consequence: 'The field is `undefined` on pages.',
          hint: 'Replace the code with its result, or import the code where it is used.',
        },
      ),
    );
    return false;
  });
  return Object.fromEntries([...names, ...plain]);
}

/** Converts `headTags` and `stylesheets`. */
function changeHead(old: Fields, report: Report): Fields[] {
  const tags = listOf(old['headTags']).flatMap((tag): Fields[] => {
    const {tagName, attributes} = fieldsOf(tag);
    if (tagName !== 'link' && tagName !== 'meta') {
      report(droppedTag('headTags', tagName));
      return [];
    }
    const texts = Object.entries(fieldsOf(attributes)).map(([key, value]) => [key, String(value)]);
    return [{tagName, attributes: withoutHandlers('headTags', Object.fromEntries(texts), report)}];
  });
  const sheets = listOf(old['stylesheets']).flatMap((sheet): Fields[] => {
    const href = textOf(sheet) ?? textOf(fieldsOf(sheet)['href']);
    const others = Object.entries(fieldsOf(sheet)).map(([key, value]) => [key, String(value)]);
    const attributes = {rel: 'stylesheet', ...Object.fromEntries(others), href};
    return href === undefined ? [] : [{tagName: 'link', attributes}];
  });
  for (const module of listOf(old['clientModules'])) {
    const name = (packageOf(module) ?? String(module)).split(/[/\\]/).at(-1);
    report(
      decide('script-dropped', `The client module \`${name}\` does not run.`, {
        consequence: 'Its effect on each page is missing.',
        hint: 'Move its code to a component in `templates/`.',
      }),
    );
  }
  return [...tags, ...sheets];
}

/** Converts `scripts`. In Docusaurus, their URLs include the base path; here, they do not. */
function changeScripts(old: Fields): (Fields | string)[] {
  const base = textOf(old['baseUrl']) ?? '/';
  const moved = (src: string): string =>
    src.startsWith(base) ? `/${src.slice(base.length)}` : src;
  return listOf(old['scripts']).flatMap((script): (Fields | string)[] => {
    const alone = textOf(script);
    if (alone !== undefined) return [moved(alone)];
    const {src, ...attributes} = fieldsOf(script);
    const url = textOf(src);
    return url === undefined ? [] : [{src: moved(url), ...attributes}];
  });
}

function changeTheme(site: DocusaurusSite, report: Report): Fields {
  const old = fieldsOf(site.config['themeConfig']);
  const {footer, hideableSidebar: hideable, autoCollapseSidebarCategories} = old;
  const {sidebar: ownSidebar, versionPersistence} = fieldsOf(old['docs']);
  const sidebar = {
    ...(hideable !== undefined && {hideable}),
    ...(autoCollapseSidebarCategories !== undefined && {
      autoCollapseCategories: autoCollapseSidebarCategories,
    }),
    ...fieldsOf(ownSidebar),
  };
  const docs = {
    ...(versionPersistence !== undefined && {versionPersistence}),
    ...(Object.keys(sidebar).length > 0 && {sidebar}),
  };
  const {switchConfig: icons, ...modes} = fieldsOf(old['colorMode']);
  if (icons !== undefined) {
    report(
      noCounterpart(
        'themeConfig.colorMode.switchConfig',
        'The icons of the colour-mode switch cannot be changed.',
      ),
    );
  }
  const colorMode = {...modes, ...(old['disableDarkMode'] === true && {disableSwitch: true})};
  const announcementBar = fieldsOf(old['announcementBar']);
  const metadata = listOf(old['metadata'] ?? old['metadatas']);
  const theme = {
    ...(Object.keys(colorMode).length > 0 && {colorMode}),
    ...(isFields(old['navbar']) && {navbar: changeNavbar(old['navbar'], site, report)}),
    ...(isFields(footer) && {footer: changeFooter(footer)}),
    ...(Object.keys(announcementBar).length > 0 && {announcementBar}),
    code: changeCode(fieldsOf(old['prism']), site.target.rules, report),
    ...(Object.keys(docs).length > 0 && {docs}),
    ...(isFields(old['tableOfContents']) && {tableOfContents: old['tableOfContents']}),
    ...(textOf(old['image']) && {image: old['image']}),
    ...(metadata.length > 0 && {metadata}),
  };
  for (const [key, value] of Object.entries(old)) {
    if (handledTheme.has(key) || isAnalytics(key) || isOff(value)) continue;
    report(noCounterpart(`themeConfig.${key}`, replacedTheme[key]));
  }
  return theme;
}

/** Here, a link has only one target. */
function changeFooter(footer: Fields): Fields {
  const links = listOf(footer['links']).map((entry) => {
    const column = fieldsOf(entry);
    return column['items'] === undefined
      ? withOneTarget(column)
      : {...column, items: listOf(column['items']).map((link) => withOneTarget(fieldsOf(link)))};
  });
  return {...footer, ...(links.length > 0 && {links})};
}
