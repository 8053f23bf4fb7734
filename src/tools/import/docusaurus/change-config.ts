import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {parseUrl} from '../../../core/urls/href.ts';
import {foreignKeys} from '../../../site/config/problems/foreign-keys.ts';
import {onlyValid} from '../only-valid.ts';
import type {Report} from '../report.ts';
import type {TextFile} from '../types.ts';
import {type Fields, fieldsOf, isFields, isOff, listOf, textOf} from '../values.ts';
import {changeAnalytics, isAnalytics} from './analytics.ts';
import {changeCode} from './change-code.ts';
import {changeDocs} from './change-docs-config.ts';
import {changeHead, changeScripts} from './change-head.ts';
import {changeNavbar} from './change-navbar.ts';
import {changePlugins} from './change-plugins.ts';
import {withOneTarget} from './one-target.ts';
import type {OldSite} from './types.ts';

export interface ChangedConfig {
  /** For `site.config.ts`; valid. */
  readonly config: Fields;
  /** That it needs. */
  readonly packages: readonly string[];
  /** Files of the new site that it names. */
  readonly files: readonly TextFile[];
  readonly findings: readonly Diagnostic[];
}

/** Settings that are the same in both. */
const same = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'favicon',
  'trailingSlash',
  'noIndex',
  'baseUrlIssueBanner',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
] as const;

/** Settings that have no part in the new configuration, and why nothing is lost. */
const needless: ReadonlySet<string> = new Set([
  'presets',
  'plugins',
  'themes',
  'customFields',
  'themeConfig',
  'i18n',
  'headTags',
  'staticDirectories',
  'markdown',
  'stylesheets',
  'scripts',
  'clientModules',
  'organizationName',
  'projectName',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'future',
  'webpack',
  'storage',
  'ssrTemplate',
  'titleDelimiter',
]);

/** Settings of the theme that are dropped, and what stands for them. */
const replacedTheme: Readonly<Record<string, string>> = {
  algolia: 'Search is built in: every version has its own, without a service.',
  docsearch: 'Search is built in: every version has its own, without a service.',
  typesense: 'Search is built in: every version has its own, without a service.',
  mermaid: 'Draw diagrams once, and show the images.',
  liveCodeBlock: 'Write a component that runs the code, and import it into MDX pages.',
  zoom: 'Browsers enlarge images that are opened in a tab of their own.',
};

const carriedTheme: ReadonlySet<string> = new Set([
  'colorMode',
  'navbar',
  'footer',
  'announcementBar',
  'prism',
  'docs',
  'metadata',
  'metadatas',
  'image',
  'tableOfContents',
  'hideableSidebar',
  'disableDarkMode',
  'autoCollapseSidebarCategories',
]);

/** The new site's configuration, made of the old one's. */
export function changeConfig(site: OldSite): ChangedConfig {
  const {config: old, configFile} = site;
  const findings: Diagnostic[] = [];
  const report: Report = (finding) => {
    findings.push({...finding, file: configFile});
  };
  const config: Record<string, unknown> = {};
  for (const key of same) if (old[key] !== undefined && old[key] !== null) config[key] = old[key];
  Object.assign(config, requiredOf(old, report));
  const markdown = fieldsOf(old['markdown']);
  const hooks = fieldsOf(markdown['hooks']);
  if (hooks['onBrokenMarkdownLinks'] !== undefined) {
    config['onBrokenMarkdownLinks'] = hooks['onBrokenMarkdownLinks'];
  }
  for (const key of same) if (config[key] === 'error') config[key] = 'throw';
  if (site.staticFolders.length > 1) {
    config['staticDirectories'] = site.staticFolders.map((folder, index) =>
      index === 0 ? 'static' : (folder.split('/').at(-1) ?? folder),
    );
  }
  const {defaultLocale, localeConfigs} = fieldsOf(old['i18n']);
  if (textOf(defaultLocale) !== undefined && defaultLocale !== 'en') {
    const {
      translate: _own,
      url: _url,
      baseUrl: _base,
      ...details
    } = fieldsOf(fieldsOf(localeConfigs)[String(defaultLocale)]);
    config['i18n'] = {
      defaultLocale,
      ...(Object.keys(details).length > 0 && {
        localeConfigs: {[String(defaultLocale)]: details},
      }),
    };
  }
  const plugins = changePlugins(site, report);
  const reading = {...(markdown['format'] === 'md' && {format: 'md'}), ...plugins.settings};
  if (Object.keys(reading).length > 0) config['markdown'] = reading;
  const headTags = changeHead(old, report);
  if (headTags.length > 0) config['headTags'] = headTags;
  const analytics = changeAnalytics(site, report);
  const scripts = [...changeScripts(old), ...analytics.scripts];
  if (scripts.length > 0) config['scripts'] = scripts;
  if (analytics.csp !== undefined) config['csp'] = analytics.csp;
  const [docs] = site.docs.filter(({id}) => id === 'default');
  if (docs !== undefined) config['docs'] = changeDocs(docs, report);
  config['themeConfig'] = changeTheme(site, report);
  const custom = customFields(old);
  if (Object.keys(custom).length > 0) config['customFields'] = custom;
  reportDropped(old, report);
  return {
    config: onlyValid(config, report),
    packages: plugins.packages,
    files: analytics.files,
    findings,
  };
}

function changeTheme(site: OldSite, report: Report): Fields {
  const old = fieldsOf(site.config['themeConfig']);
  const docs = fieldsOf(old['docs']);
  const sidebar = {
    ...(old['hideableSidebar'] !== undefined && {hideable: old['hideableSidebar']}),
    ...(old['autoCollapseSidebarCategories'] !== undefined && {
      autoCollapseCategories: old['autoCollapseSidebarCategories'],
    }),
    ...fieldsOf(docs['sidebar']),
  };
  const {switchConfig: _icons, ...modes} = fieldsOf(old['colorMode']);
  const colorMode = old['disableDarkMode'] === true ? {...modes, disableSwitch: true} : modes;
  const bar = fieldsOf(old['announcementBar']);
  const {footer} = old;
  const theme = {
    ...(Object.keys(colorMode).length > 0 && {colorMode}),
    ...(isFields(old['navbar']) && {navbar: changeNavbar(old['navbar'], site, report)}),
    ...(isFields(footer) && {footer: changeFooter(footer)}),
    ...(Object.keys(bar).length > 0 && {announcementBar: bar}),
    code: changeCode(fieldsOf(old['prism']), report),
    ...((Object.keys(sidebar).length > 0 || docs['versionPersistence'] !== undefined) && {
      docs: {
        ...(docs['versionPersistence'] !== undefined && {
          versionPersistence: docs['versionPersistence'],
        }),
        ...(Object.keys(sidebar).length > 0 && {sidebar}),
      },
    }),
    ...(isFields(old['tableOfContents']) && {tableOfContents: old['tableOfContents']}),
    ...(textOf(old['image']) && {image: old['image']}),
  };
  const metadata = listOf(old['metadata'] ?? old['metadatas']);
  for (const [key, value] of Object.entries(old)) {
    if (carriedTheme.has(key) || isAnalytics(key) || isOff(value)) continue;
    const hint = replacedTheme[key];
    report({
      severity: hint === undefined ? 'warning' : 'info',
      code: 'setting-dropped',
      message: `\`themeConfig.${key}\` has no counterpart.`,
      hint: hint ?? 'See what it did, and whether readers miss it.',
    });
  }
  return metadata.length > 0 ? {...theme, metadata} : theme;
}

/** Addresses without a slash in front count from the site's root in both; links have one target here. */
function changeFooter(footer: Fields): Fields {
  const links = listOf(footer['links']).map((entry) => {
    const column = fieldsOf(entry);
    return column['items'] === undefined
      ? withOneTarget(column)
      : {...column, items: listOf(column['items']).map((link) => withOneTarget(fieldsOf(link)))};
  });
  return {...footer, ...(links.length > 0 && {links})};
}

/** What no site can be without. */
function requiredOf(old: Fields, report: Report): Fields {
  const url = parseUrl(textOf(old['url']) ?? '');
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    report({
      severity: 'warning',
      code: 'setting-invalid',
      message: `\`url\` is no address: \`${String(old['url'])}\`.`,
      hint: 'It is `https://example.org` now: write protocol and host of the site.',
    });
  }
  const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
  const base = textOf(old['baseUrl']) ?? '/';
  return {
    title: textOf(old['title']) ?? 'Documentation',
    url: isUsable ? url.origin : 'https://example.org',
    // Some sites wrote the path in both.
    baseUrl:
      base === '/' && isUsable && url.pathname !== '/'
        ? `${url.pathname.replace(/\/$/, '')}/`
        : base,
  };
}

function customFields(old: Fields): Fields {
  const plain = Object.entries(fieldsOf(old['customFields'])).filter(
    ([, value]) => !holdsCode(value),
  );
  const names = (['organizationName', 'projectName'] as const).flatMap((key) =>
    textOf(old[key]) === undefined ? [] : [[key, old[key]]],
  );
  return Object.fromEntries([...names, ...plain]);
}

function holdsCode(value: unknown): boolean {
  return /"\$(?:function|package|regex)":/.test(JSON.stringify(value) ?? '');
}

function reportDropped(old: Fields, report: Report): void {
  for (const key of Object.keys(old)) {
    if ((same as readonly string[]).includes(key) || needless.has(key) || isOff(old[key])) continue;
    report({
      severity: 'warning',
      code: 'setting-dropped',
      message: `\`${key}\` has no counterpart.`,
      hint: foreignKeys[key] ?? 'See what it did, and whether readers miss it.',
    });
  }
  const {defaultLocale = 'en', locales: all} = fieldsOf(old['i18n']);
  const locales = listOf(all).filter((locale) => locale !== defaultLocale);
  if (locales.length > 0) {
    report({
      severity: 'error',
      code: 'locales-lost',
      message: `The site has more languages than \`${String(defaultLocale)}\`: ${locales.map((locale) => `\`${String(locale)}\``).join(', ')}.`,
      consequence: 'Their pages are not carried: one site has one language.',
      hint: 'Leave these pages where they are, or make a site of each language.',
    });
  }
}
