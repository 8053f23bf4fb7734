import {parseUrl} from '../../../core/urls/href.ts';
import {type Fields, fieldsOf, isFields, isOff, listOf, textOf, wordSet} from '../values.ts';

/** Renames the settings of VitePress versions before 1.0 to those of version 1. Other configurations are unchanged. */
export function withCurrentNames(config: Fields): Fields {
  const theme = fieldsOf(config['themeConfig']);
  const {locales: themeLocales, ...rest} = theme;
  const names = new Set([...keysOf(config['locales']), ...keysOf(themeLocales)]);
  const isEarly = [...names].some((name) => name.startsWith('/'));
  const locales = [...names].map((name) => {
    const {selectText: _menu, ...own} = fieldsOf(fieldsOf(themeLocales)[name]);
    const settings = fieldsOf(fieldsOf(config['locales'])[name]);
    const {label = own['label']} = settings;
    return [
      name.replace(/^\/|\/$/g, '') || 'root',
      {...settings, label, themeConfig: currentTheme(own)},
    ] as const;
  });
  return {
    ...config,
    ...(isEarly && {locales: Object.fromEntries(locales)}),
    ...('themeConfig' in config && {themeConfig: currentTheme(isEarly ? rest : theme)}),
  };
}

/** Converts the links to the repository, and the lists of sidebars. */
function currentTheme(theme: Fields): Fields {
  const {repo, repoLabel, docsRepo, docsDir, docsBranch, editLinks, editLinkText, ...rest} = theme;
  const {sidebar} = theme;
  const link = repositoryUrl(textOf(repo));
  const edited = repositoryUrl(textOf(docsRepo)) ?? link;
  const folder = (textOf(docsDir) ?? '').replace(/^\/|\/$/g, '');
  const parts = [edited, 'edit', textOf(docsBranch) ?? 'main', folder, ':path'].filter(Boolean);
  const label =
    textOf(repoLabel) ??
    parseUrl(link ?? '')
      ?.host.split('.')
      .at(-2) ??
    '';
  return {
    ...rest,
    ...(link !== undefined && {
      socialLinks: [...listOf(rest['socialLinks']), {icon: label.toLowerCase(), link}],
    }),
    ...(edited !== undefined &&
      !isOff(editLinks) && {
        editLink: {pattern: parts.join('/'), text: editLinkText},
      }),
    ...(sidebar !== undefined && {sidebar: currentSidebar(sidebar)}),
  };
}

function repositoryUrl(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  return /^[\w.-]+\/[\w.-]+$/.test(written) ? `https://github.com/${written}` : written;
}

/**
 * Converts a sidebar. Since version 1, `children` is called `items`. `auto` showed the page's headings; in legacydocs,
 * the table of contents shows them.
 */
function currentSidebar(sidebar: unknown): unknown {
  if (sidebar === 'auto') return undefined;
  if (Array.isArray(sidebar)) return sidebar.map(currentSidebar);
  if (!isFields(sidebar)) return sidebar;
  const {children, collapsable, ...rest} = sidebar;
  const entries = Object.entries(rest).map(([key, value]) => [
    key,
    typeof value === 'object' || value === 'auto' ? currentSidebar(value) : value,
  ]);
  return {
    ...Object.fromEntries(entries),
    ...(children !== undefined && {items: currentSidebar(children)}),
    ...(collapsable === true && {collapsed: false}),
  };
}

/** Front matter fields of home pages in early versions. */
export const earlyHomeFields = wordSet(`
  home heroImage heroAlt heroText tagline actionText actionLink altActionText altActionLink
`);

/** Converts the front matter of a home page in early versions (`home: true`) to that of `layout: home`. */
export function withCurrentHome(fields: Fields, site: Fields): Fields {
  const {home, heroImage, heroAlt, heroText, tagline, footer, ...rest} = fields;
  const {actionText, actionLink, altActionText, altActionLink, ...others} = rest;
  if (home !== true) return fields;
  return {
    ...others,
    layout: 'home',
    hero: {
      text: heroText === null ? undefined : (heroText ?? site['title']),
      tagline: tagline === null ? undefined : (tagline ?? site['description']),
      ...(textOf(heroImage) && {image: {src: heroImage, alt: heroAlt}}),
      actions: [
        {theme: 'brand', text: actionText, link: actionLink},
        {theme: 'alt', text: altActionText, link: altActionLink},
      ].filter(({text}) => textOf(text) !== undefined),
    },
    ...(textOf(footer) && {footer}),
  };
}

function keysOf(value: unknown): string[] {
  return Object.keys(fieldsOf(value));
}
