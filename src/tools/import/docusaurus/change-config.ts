import {posix} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {parseUrl, withoutBaseUrl} from '../../../core/urls/href.ts';
import {
  droppedTag,
  editLinks,
  mermaidHint,
  searchHint,
  siteOrigin,
  withoutHandlers,
} from '../config-findings.ts';
import {quoted, type Report, reporter} from '../findings.ts';
import type {TextFile} from '../importer.ts';
import {onlyValid, withoutComputed} from '../valid-config.ts';
import {
  defined,
  type Fields,
  fieldsOf,
  holdsCode,
  isFields,
  isOff,
  listOf,
  omit,
  packageOf,
  textFields,
  textOf,
} from '../values.ts';
import {changeAnalytics, endedHint, isAnalytics} from './analytics.ts';
import {changeCode} from './code-theme.ts';
import {changeMarkdown} from './markdown-plugins.ts';
import {defaultVersionPath, versionPath} from './moves.ts';
import {changeNavbar, withOneTarget} from './navbar.ts';
import type {DocusaurusSite, OldDocs} from './site.ts';

interface ChangedConfig {
  /** Valid settings for `site.config.ts`. */
  readonly config: Fields;
  /** Packages that the settings need. */
  readonly packages: readonly string[];
  /** Files in the new site that the settings refer to. */
  readonly files: readonly TextFile[];
  readonly findings: readonly Diagnostic[];
}

const buildOnly = 'The setting only affects Docusaurus builds.';
const deployOnly = 'The setting only affects `docusaurus deploy`.';

/** Reasons why settings are not needed, keyed by key path. */
const needless: Readonly<Record<string, string>> = {
  deploymentBranch: deployOnly,
  githubHost: deployOnly,
  githubPort: deployOnly,
  future: buildOnly,
  webpack: buildOnly,
  storage: "The storage keys of readers' choices cannot be changed.",
  'markdown.mermaid': mermaidHint,
  'markdown.mdx1Compat':
    'Comments, admonition titles and ids of headings are supported as in MDX 1.',
  'markdown.emoji': 'Emoji shortcodes are built in.',
  'markdown.hooks': 'A missing image always fails the build.',
  'themeConfig.algolia': searchHint,
  'themeConfig.docsearch': searchHint,
  'themeConfig.typesense': searchHint,
  'themeConfig.mermaid': mermaidHint,
  'themeConfig.liveCodeBlock':
    'Write a component that runs the code, and import it into MDX pages.',
  'themeConfig.googleAnalytics': endedHint,
  'themeConfig.zoom': 'Readers can open an image in a separate tab.',
  'themeConfig.colorMode.switchConfig': 'The icons of the colour-mode switch cannot be changed.',
};

const noTags = 'Pages for tags are not supported.';
const ownTemplate =
  'To replace a built-in template, add a file with the same path to `templates/`.';

/** Hints for settings without a counterpart, keyed by key path. */
const hints: Readonly<Record<string, string>> = {
  'docs.editCurrentVersion': 'Each page has an edit link to its own source.',
  'docs.editLocalizedFiles': 'A site can have only one language.',
  'docs.sidebarItemsGenerator':
    'Generated sidebars follow the standard rules. Define other sidebars in `sidebars.json`.',
  'docs.tagsBasePath': noTags,
  'docs.tags': noTags,
  'docs.onInlineTags': noTags,
  'docs.docLayoutComponent': ownTemplate,
  'docs.docItemComponent': ownTemplate,
  'docs.docsRootComponent': ownTemplate,
  'docs.docVersionRootComponent': ownTemplate,
  'docs.docRootComponent': ownTemplate,
  'docs.docCategoryGeneratedIndexComponent': ownTemplate,
  'docs.docTagDocListComponent': noTags,
  'docs.docTagsListComponent': noTags,
};

/** Matches settings that can contain values from packages, see `withoutComputed`. */
const mayBePackages = /^(?:presets|plugins|themes|clientModules|themeConfig\.prism)\b/;

const convertedSettings =
  'presets plugins themes clientModules stylesheets organizationName projectName onBrokenMarkdownLinks staticDirectories i18n markdown headTags scripts themeConfig customFields';

const convertedThemeSettings =
  'colorMode navbar footer prism docs image metadata metadatas hideableSidebar disableDarkMode autoCollapseSidebarCategories sidebarCollapsible';

/** Converts a configuration. Settings without a conversion keep their names, and unknown settings are reported. */
export function changeConfig(read: DocusaurusSite): ChangedConfig {
  const {rules} = read;
  const findings: Diagnostic[] = [];
  const report = reporter(findings, {file: read.configFile});
  const old = withoutComputed(read.config, mayBePackages, report);
  const site = {...read, config: old};
  const {hooks, ...markdown} = fieldsOf(old['markdown']);
  const {onBrokenMarkdownLinks = old['onBrokenMarkdownLinks'], ...otherHooks} = fieldsOf(hooks);
  const severities = Object.entries({...old, onBrokenMarkdownLinks}).filter(
    ([key, value]) => /^on[A-Z]/.test(key) && value === 'error',
  );
  const plugins = changeMarkdown(site, report);
  const analytics = changeAnalytics(site, report);
  const docs = site.docs.find(({id}) => id === 'default');
  const [, ...aliasFolders] = site.staticFolders;
  const converted = defined({
    ...requiredOf(old, report),
    onBrokenMarkdownLinks,
    ...Object.fromEntries(severities.map(([key]) => [key, 'throw'])),
    staticDirectories:
      aliasFolders.length === 0
        ? undefined
        : ['static', ...aliasFolders.map((one) => posix.basename(one))],
    i18n: changeLocale(old, report),
    markdown: {
      ...omit(markdown, 'format'),
      ...defined({
        format: markdown['format'] === 'md' ? 'md' : undefined,
        ...plugins.settings,
        hooks: otherHooks,
      }),
    },
    headTags: changeHead(old, report),
    scripts: [...changeScripts(old), ...analytics.scripts],
    csp: analytics.csp,
    docs: docs && changeDocs(docs, old, report),
    themeConfig: changeTheme(site, report),
    customFields: changeCustomFields(old, report),
  });
  const config = {...omit(old, convertedSettings), ...converted};
  return {
    config: onlyValid(config, rules, report, needless, {...rules.foreignKeys, ...hints}),
    packages: plugins.packages,
    files: analytics.files,
    findings,
  };
}

/** Returns the settings that every site needs. */
function requiredOf(old: Fields, report: Report): Fields {
  const parsed = parseUrl(textOf(old['url']) ?? '');
  const url = parsed !== undefined && /^https?:$/.test(parsed.protocol) ? parsed : undefined;
  const base = textOf(old['baseUrl']) ?? '/';
  // Some sites have their base path in `url` instead of `baseUrl`.
  const isInUrl = base === '/' && url !== undefined && url.pathname !== '/';
  return {
    title: textOf(old['title']) ?? 'Documentation',
    url: siteOrigin(url, `\`url\` is not a URL: \`${String(old['url'])}\`.`, report),
    baseUrl: isInUrl ? `${url.pathname.replace(/\/$/, '')}/` : base,
  };
}

function changeLocale({i18n}: Fields, report: Report): Fields {
  const {defaultLocale = 'en', locales, localeConfigs} = fieldsOf(i18n);
  const others = listOf(locales).filter((locale) => locale !== defaultLocale);
  if (others.length > 0) {
    report.lost(
      'locales-lost',
      `The site has languages other than \`${String(defaultLocale)}\`: ${quoted(others)}.`,
      {
        consequence:
          'Pages in these languages are omitted, because a site can have only one language.',
        hint: 'Keep these pages in the old site, or import each language as a separate site.',
      },
    );
  }
  const locale = textOf(defaultLocale);
  if (locale === undefined || locale === 'en') return {};
  const details = omit(fieldsOf(fieldsOf(localeConfigs)[locale]), 'translate url baseUrl');
  return defined({defaultLocale: locale, localeConfigs: defined({[locale]: details})});
}

function changeCustomFields(old: Fields, report: Report): Fields {
  const {organizationName, projectName} = old;
  const plain = Object.entries(fieldsOf(old['customFields'])).filter(([key, value]) => {
    if (!holdsCode(value)) return true;
    report.lost(
      'setting-dropped',
      `\`customFields.${key}\` contains code, which settings cannot contain.`,
      {
        consequence: 'The field is `undefined` on pages.',
        hint: 'Replace the code with its result, or import the code where it is used.',
      },
    );
    return false;
  });
  const names = {organizationName: textOf(organizationName), projectName: textOf(projectName)};
  return {...defined(names), ...Object.fromEntries(plain)};
}

/** Converts `headTags` and `stylesheets`. Reports client modules, which are not converted. */
function changeHead(old: Fields, report: Report): Fields[] {
  const tags = listOf(old['headTags']).flatMap((tag): Fields[] => {
    const {tagName, attributes} = fieldsOf(tag);
    if (tagName !== 'link' && tagName !== 'meta') {
      report(droppedTag('headTags', tagName));
      return [];
    }
    return [{tagName, attributes: withoutHandlers('headTags', textFields(attributes), report)}];
  });
  const sheets = listOf(old['stylesheets']).flatMap((sheet): Fields[] => {
    const href = textOf(sheet) ?? textOf(fieldsOf(sheet)['href']);
    const attributes = {rel: 'stylesheet', ...textFields(sheet), href};
    return href === undefined ? [] : [{tagName: 'link', attributes}];
  });
  for (const module of listOf(old['clientModules'])) {
    const name = (packageOf(module) ?? String(module)).split(/[/\\]/).at(-1);
    report.decide('script-dropped', `The client module \`${name}\` does not run.`, {
      consequence: 'Its effect on each page is missing.',
      hint: 'Move its code to a component in `templates/`.',
    });
  }
  return [...tags, ...sheets];
}

/** Converts `scripts`. In Docusaurus, the scripts' URLs include the base path; in legacydocs, the URLs do not. */
function changeScripts(old: Fields): (Fields | string)[] {
  const base = textOf(old['baseUrl']) ?? '/';
  const moved = (src: string): string => withoutBaseUrl(src, base);
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
  const {navbar, footer, hideableSidebar: hideable, autoCollapseSidebarCategories} = old;
  const {sidebar, ...docs} = fieldsOf(old['docs']);
  const services = Object.keys(old).filter(isAnalytics);
  const converted = defined({
    colorMode: defined({
      ...fieldsOf(old['colorMode']),
      disableSwitch: old['disableDarkMode'] === true ? true : undefined,
    }),
    navbar: isFields(navbar) ? changeNavbar(navbar, site, report) : undefined,
    footer: isFields(footer) ? changeFooter(footer) : undefined,
    code: changeCode(fieldsOf(old['prism']), site.rules, report),
    docs: defined({
      ...docs,
      sidebar: defined({
        hideable,
        autoCollapseCategories: autoCollapseSidebarCategories,
        ...fieldsOf(sidebar),
      }),
    }),
    image: textOf(old['image']),
    metadata: listOf(old['metadata'] ?? old['metadatas']),
  });
  return {...omit(old, [convertedThemeSettings, ...services].join(' ')), ...converted};
}

/** Converts the footer. Each link gets a single target. */
function changeFooter(footer: Fields): Fields {
  const links = listOf(footer['links']).map((entry) => {
    const column = fieldsOf(entry);
    return column['items'] === undefined
      ? withOneTarget(column)
      : {...column, items: listOf(column['items']).map((link) => withOneTarget(fieldsOf(link)))};
  });
  return {...footer, ...(links.length > 0 && {links})};
}

const convertedOptions =
  'id path routeBasePath versions lastVersion admonitions numberPrefixParser editUrl include exclude sidebarPath includeCurrentVersion disableVersioning onlyIncludeVersions remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins recmaPlugins';

/** Converts the options of the docs plugin to `docs`. */
function changeDocs(docs: OldDocs, {themeConfig}: Fields, report: Report): Fields {
  const {versions, lastVersion, routeBasePath, editUrl} = docs;
  // In early versions of Docusaurus 2, `sidebarCollapsible` was a theme setting.
  const {sidebarCollapsible} = fieldsOf(themeConfig);
  const old = {sidebarCollapsible, ...docs.options};
  const {numberPrefixParser, admonitions} = docs.options;
  if (!isOff(numberPrefixParser) && numberPrefixParser !== true) {
    report.lost(
      'number-prefixes-lost',
      '`docs.numberPrefixParser` is a function. The standard rule removes number prefixes instead.',
      {
        consequence: 'URLs and the order of pages may change.',
        hint: 'Compare the URLs with an old sitemap (`--sitemap`), and set the `slug` of pages that differ.',
      },
    );
  }
  if (docs.options['editUrl'] !== undefined) {
    const problem = '`docs.editUrl` is a function that returns URLs without a common beginning.';
    report(editLinks(editUrl, problem));
  }
  const globs = ['include', 'exclude'].filter((key) => docs.options[key] !== undefined);
  return {
    ...omit(old, convertedOptions),
    ...defined({
      routeBasePath: routeBasePath === 'docs' ? undefined : routeBasePath || '/',
      versions: versions.map(({name}) => changeVersion(docs, name)),
      lastVersion,
      admonitions: admonitions === false ? false : changeAdmonitions(fieldsOf(admonitions)),
      numberPrefixParser: numberPrefixParser === false ? false : undefined,
      editUrl,
    }),
    // `defined` would drop an empty list, but an empty `exclude` replaces the default patterns.
    ...Object.fromEntries(globs.map((key) => [key, listOf(docs.options[key])])),
  };
}

function changeAdmonitions({keywords, extendDefaults = true}: Fields): Fields {
  return keywords === undefined ? {} : {keywords: listOf(keywords), extendDefaults};
}

function changeVersion(docs: OldDocs, name: string): Fields {
  const old = fieldsOf(fieldsOf(docs.options['versions'])[name]);
  const path = versionPath(docs, name);
  return defined({
    name,
    label: textOf(old['label']),
    path: path === defaultVersionPath(docs.lastVersion, name) ? undefined : path,
    banner: old['banner'],
    badge: old['badge'],
    className: textOf(old['className']),
    searchEngines: old['noIndex'] === true ? 'noindex' : undefined,
  });
}
