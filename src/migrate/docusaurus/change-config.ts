import {foreignKeys} from '../../config/problems/foreign-keys.ts';
import {formatKeyPath} from '../../config/problems/key-path.ts';
import {sentence} from '../../config/schema/choice.ts';
import {siteConfigSchema} from '../../config/schema/index.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';
import {changeDocs} from './change-docs-config.ts';
import {changeNavbar} from './change-navbar.ts';
import {defaultCodeTheme, shikiTheme} from './code-themes.ts';
import type {OldSite} from './types.ts';
import {type Fields, fieldsOf, isFields, isOff, listOf, packageOf, textOf} from './values.ts';

export interface ChangedConfig {
  /** For `site.config.ts`; valid. */
  readonly config: Fields;
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
  gtag: 'Scripts of other sites are not loaded: count readers where the site is served.',
  googleAnalytics: 'Scripts of other sites are not loaded: count readers where the site is served.',
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
  'autoCollapseSidebarCategories',
]);

/** The new site's configuration, made of the old one's. */
export function changeConfig(site: OldSite): ChangedConfig {
  const {config: old, configFile} = site;
  const findings: Diagnostic[] = [];
  const report = (finding: Omit<Diagnostic, 'file'>): void => {
    findings.push({...finding, file: configFile});
  };
  const config: Record<string, unknown> = {};
  for (const key of same) if (old[key] !== undefined && old[key] !== null) config[key] = old[key];
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
  if (markdown['format'] === 'md') config['markdown'] = {format: 'md'};
  const headTags = changeHead(old, report);
  if (headTags.length > 0) config['headTags'] = headTags;
  const [docs] = site.docs.filter(({id}) => id === 'default');
  if (docs !== undefined) config['docs'] = changeDocs(docs, report);
  config['themeConfig'] = changeTheme(site, report);
  const custom = customFields(old);
  if (Object.keys(custom).length > 0) config['customFields'] = custom;
  reportDropped(old, report);
  return {config: onlyValid(config, report), findings};
}

type Report = (finding: Omit<Diagnostic, 'file'>) => void;

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
  const {switchConfig: _icons, ...colorMode} = fieldsOf(old['colorMode']);
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
    if (carriedTheme.has(key) || isOff(value)) continue;
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
      ? footerLink(column)
      : {...column, items: listOf(column['items']).map((link) => footerLink(fieldsOf(link)))};
  });
  return {...footer, ...(links.length > 0 && {links})};
}

function footerLink(link: Fields): Fields {
  const to = textOf(link['to']);
  if (to === undefined) return link;
  const {href: _other, ...rest} = link;
  return /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(to) ? rest : {...rest, to: `/${to}`};
}

function changeCode(prism: Fields, report: Report): Fields {
  const theme = themeOf(prism['theme'], 'prism.theme', report) ?? defaultCodeTheme;
  const darkTheme = themeOf(prism['darkTheme'], 'prism.darkTheme', report);
  const {defaultLanguage} = prism;
  const comments = listOf(prism['magicComments']).map((comment) => {
    const fields = fieldsOf(comment);
    return fields['className'] === 'theme-code-block-highlighted-line'
      ? {...fields, className: 'code-line-highlighted'}
      : fields;
  });
  return {
    theme,
    ...(darkTheme !== undefined && darkTheme !== theme && {darkTheme}),
    ...(textOf(defaultLanguage) && {defaultLanguage}),
    ...(comments.length > 0 && {magicComments: comments}),
  };
}

function themeOf(theme: unknown, key: string, report: Report): string | undefined {
  if (theme === undefined || theme === null) return undefined;
  const name = packageOf(theme);
  const known = name === undefined ? undefined : shikiTheme(name);
  if (known === undefined) {
    report({
      severity: 'warning',
      code: 'code-theme-unknown',
      message: `\`${key}\` is ${name === undefined ? 'a theme of its own' : `\`${name}\``}, for which no theme of Shiki is known.`,
      consequence: 'Code has other colours than it had.',
      hint: 'Choose one of https://shiki.style/themes for `themeConfig.code`.',
    });
  }
  return known;
}

/** `headTags` and `stylesheets`; scripts are left to the site's owner. */
function changeHead(old: Fields, report: Report): Fields[] {
  const tags = listOf(old['headTags']).flatMap((tag): Fields[] => {
    const {tagName, attributes} = fieldsOf(tag);
    if (tagName === 'link' || tagName === 'meta') {
      const texts = Object.entries(fieldsOf(attributes)).map(([key, value]) => [
        key,
        String(value),
      ]);
      return [{tagName, attributes: Object.fromEntries(texts)}];
    }
    report({
      severity: 'warning',
      code: 'setting-dropped',
      message: `\`headTags\` holds a \`<${String(tagName)}>\`, which heads of pages cannot have here.`,
      hint: 'Put a script into a component that loads it.',
    });
    return [];
  });
  const sheets = listOf(old['stylesheets']).flatMap((sheet): Fields[] => {
    const href = textOf(sheet) ?? textOf(fieldsOf(sheet)['href']);
    return href === undefined ? [] : [{tagName: 'link', attributes: {rel: 'stylesheet', href}}];
  });
  for (const script of listOf(old['scripts'])) {
    const src = textOf(script) ?? textOf(fieldsOf(script)['src']) ?? 'a script';
    report({
      severity: 'warning',
      code: 'script-dropped',
      message: `The script \`${src}\` is not loaded.`,
      consequence: 'Whatever it did on every page is gone.',
      hint: 'If readers need it, load it in a component of `templates/`, and allow its origin with `csp.script`.',
    });
  }
  for (const module of listOf(old['clientModules'])) {
    report({
      severity: 'warning',
      code: 'script-dropped',
      message: `The client module \`${(packageOf(module) ?? String(module)).split(/[/\\]/).at(-1)}\` does not run.`,
      consequence: 'Whatever it did on every page is gone.',
      hint: 'Do it in a component of `templates/`.',
    });
  }
  return [...tags, ...sheets];
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
  const locales = listOf(fieldsOf(old['i18n'])['locales']).filter((locale) => locale !== 'en');
  if (locales.length > 0) {
    report({
      severity: 'error',
      code: 'locales-lost',
      message: `The site has other languages than English: ${locales.map((locale) => `\`${String(locale)}\``).join(', ')}.`,
      consequence: 'Their pages are not carried: one site has one language, English.',
      hint: 'Leave these pages where they are, or make a site of each language.',
    });
  }
}

/** Without what is not valid here: each is reported. */
function onlyValid(config: Record<string, unknown>, report: Report): Fields {
  let valid: Fields = config;
  // Each round takes something away.
  for (let round = 0; round < 50; round += 1) {
    const {error} = siteConfigSchema.safeParse(valid, {error: sentence});
    if (error === undefined) return valid;
    for (const issue of error.issues) {
      const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
      const gone =
        issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
      for (const one of gone) {
        if (one.length === 0) return valid;
        valid = fieldsOf(without(valid, one));
        report({
          severity: 'warning',
          code: 'setting-dropped',
          message: `\`${formatKeyPath(one)}\` ${issue.code === 'unrecognized_keys' ? 'has no counterpart' : `is left out: it ${issue.message === '' ? 'is not valid here' : issue.message}`}.`,
          hint: 'See what it did, and whether readers miss it.',
        });
      }
    }
  }
  return valid;
}

/** A copy without what lies at the path; of a list, its place stays until all are gone. */
function without(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_entry, index) => index !== Number(key))
      : value.map((entry, index) => (index === Number(key) ? without(entry, rest) : entry));
  }
  if (!isFields(value) || key === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      if (name !== String(key)) return [[name, entry]];
      return rest.length === 0 ? [] : [[name, without(entry, rest)]];
    }),
  );
}
