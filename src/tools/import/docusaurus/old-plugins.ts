import {type Fields, fieldsOf, isFields, listOf, packageOf, textOf} from '../values.ts';
import type {OldPlugin} from './types.ts';

/** What a site uses of the plugins that there is something for. */
export interface OldPlugins {
  readonly docs: readonly OldPlugin[];
  readonly blogs: readonly OldPlugin[];
  readonly pages: readonly OldPlugin[];
  readonly redirects: readonly OldPlugin[];
  readonly classicThemes: readonly OldPlugin[];
  readonly others: readonly OldPlugin[];
}

const kinds: Readonly<Record<string, keyof OldPlugins>> = {
  'content-docs': 'docs',
  'content-blog': 'blogs',
  'content-pages': 'pages',
  'client-redirects': 'redirects',
  'theme-classic': 'classicThemes',
};

/** Plugins, themes and presets of a configuration; the classic preset taken apart into the plugins that it stands for. */
export function oldPlugins(config: Fields): OldPlugins {
  const found: Record<keyof OldPlugins, OldPlugin[]> = {
    docs: [],
    blogs: [],
    pages: [],
    redirects: [],
    classicThemes: [],
    others: [],
  };
  const sort = (plugin: OldPlugin): void => {
    found[kinds[shortName(plugin.name)] ?? 'others'].push(plugin);
  };
  for (const preset of entriesOf(config, 'presets')) {
    if (shortName(preset.name) !== 'preset-classic') sort(preset);
    else for (const plugin of classicPlugins(preset)) sort(plugin);
  }
  for (const key of ['plugins', 'themes']) {
    for (const plugin of entriesOf(config, key)) sort(plugin);
  }
  return found;
}

/** Every way in which plugins are named: `classic`, `@docusaurus/preset-classic`, `@docusaurus/classic`. */
function shortName(name: string): string {
  const short = name
    .replace(/^.*[/\\]node_modules[/\\]/, '')
    .replace(/^@docusaurus\//, '')
    .replace(/^plugin-/, '');
  return short === 'classic' ? 'preset-classic' : short;
}

function entriesOf(config: Fields, key: string): OldPlugin[] {
  const entries = listOf(config[key]);
  return entries.flatMap((entry, index): OldPlugin[] => {
    // A plugin may be switched off with `false` or `null`.
    if (entry === false || entry === null) return [];
    const [named, options] = Array.isArray(entry) ? entry : [entry, undefined];
    const name = packageOf(named) ?? textOf(named) ?? '';
    return [{name, options: fieldsOf(options), path: [key, index, 1]}];
  });
}

function classicPlugins({options, path}: OldPlugin): OldPlugin[] {
  const parts = {docs: 'content-docs', blog: 'content-blog', pages: 'content-pages'};
  const content = Object.entries(parts).flatMap(([key, name]) =>
    options[key] === false ? [] : [{name, options: fieldsOf(options[key]), path: [...path, key]}],
  );
  const extras = ['gtag', 'googleAnalytics', 'googleTagManager']
    .filter((key) => isFields(options[key]))
    .map((key) => ({name: key, options: fieldsOf(options[key]), path: [...path, key]}));
  const theme = {
    name: 'theme-classic',
    options: fieldsOf(options['theme']),
    path: [...path, 'theme'],
  };
  return [...content, theme, ...extras];
}
