import {groupBy} from '../../../core/collections/collections.ts';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {mermaidHint, searchHint} from '../config-findings.ts';
import {decide, done, lost} from '../findings.ts';
import {type Fields, fieldsOf, isFields, listOf, packageOf, textOf, wordSet} from '../values.ts';
import {endedHint, isAnalytics} from './analytics.ts';
import type {DocusaurusSite, OldPlugin} from './site.ts';

type Kind = 'docs' | 'blogs' | 'pages' | 'redirects' | 'classicThemes' | 'others';

const kinds: Readonly<Record<string, Kind>> = {
  'content-docs': 'docs',
  'content-blog': 'blogs',
  'content-pages': 'pages',
  'client-redirects': 'redirects',
  'theme-classic': 'classicThemes',
};

/**
 * Returns a function that lists the plugins, themes and presets of a kind in a configuration. The classic preset is
 * replaced with its plugins.
 */
export function oldPlugins(config: Fields): (kind: Kind) => readonly OldPlugin[] {
  const presets = entriesOf(config, 'presets').flatMap((preset) =>
    isClassic(preset) ? classicPlugins(preset) : [preset],
  );
  const others = ['plugins', 'themes'].flatMap((key) => entriesOf(config, key));
  const byKind = groupBy(
    [...presets, ...others],
    (plugin) => kinds[shortName(plugin.name)] ?? (isBlog(plugin) ? 'blogs' : 'others'),
  );
  return (kind) => byKind.get(kind) ?? [];
}

/**
 * True for the classic preset, and for a preset with the classic preset's options, because it probably wraps the
 * classic preset.
 */
function isClassic({name, options}: OldPlugin): boolean {
  return (
    shortName(name) === 'preset-classic' ||
    ['docs', 'blog', 'pages'].some((key) => isFields(options[key]))
  );
}

const blogOptions = wordSet(
  'blogTitle blogSidebarCount blogSidebarTitle feedOptions postsPerPage showReadingTime',
);

/** True for a plugin with options of the blog plugin, because it probably wraps the blog plugin. */
function isBlog({options}: OldPlugin): boolean {
  return Object.keys(options).some((key) => blogOptions.has(key));
}

/** Returns the same name for `classic`, `@docusaurus/preset-classic` and `@docusaurus/classic`. */
function shortName(name: string): string {
  const short = name
    .replace(/^.*[/\\]node_modules[/\\]/, '')
    .replace(/^@docusaurus\//, '')
    .replace(/^plugin-/, '');
  return short === 'classic' ? 'preset-classic' : short;
}

function entriesOf(config: Fields, key: string): OldPlugin[] {
  return listOf(config[key]).flatMap((entry, index): OldPlugin[] => {
    // `false` and `null` disable a plugin.
    if (entry === false || entry === null) return [];
    const [named, options] = Array.isArray(entry) ? entry : [entry, undefined];
    const name = packageOf(named) ?? textOf(named) ?? '';
    return [{name, options: fieldsOf(options), path: [key, index, 1]}];
  });
}

/** Plugins of the classic preset, keyed by the preset's option for them. */
const classicParts = {
  docs: 'content-docs',
  blog: 'content-blog',
  pages: 'content-pages',
  theme: 'theme-classic',
};

function classicPlugins({options, path}: OldPlugin): OldPlugin[] {
  const plugin = (key: string, name = key): OldPlugin => ({
    name,
    options: fieldsOf(options[key]),
    path: [...path, key],
  });
  const parts = Object.entries(classicParts)
    .filter(([key]) => options[key] !== false)
    .map(([key, name]) => plugin(key, name));
  const extras = ['gtag', 'googleAnalytics', 'googleTagManager']
    .filter((key) => isFields(options[key]))
    .map((key) => plugin(key));
  return [...parts, ...extras];
}

/** Returns a plugin's `routeBasePath` without outer slashes; empty for the site's root. */
export function basePathOf({routeBasePath}: Fields, fallback: string): string {
  const path = typeof routeBasePath === 'string' ? routeBasePath : fallback;
  return path.replace(/^\/+|\/+$/g, '');
}

/** Patterns of plugins that are not needed, with the reasons. The first match applies. */
const needless: readonly (readonly [RegExp, string])[] = [
  [/search|lunr|algolia|docsearch|typesense/i, searchHint],
  [/sitemap/, 'Each build writes a sitemap.'],
  [
    /ideal-image|image-zoom|medium-zoom/,
    'Image dimensions and lazy loading are built in; `![text](./image.png)` is enough.',
  ],
  [/google-?analytics$/i, endedHint],
  [/mermaid/, mermaidHint],
  [/npm2yarn/, 'Code blocks with `npm2yarn` become tabs.'],
  [
    /plugin-debug|plugin-css-cascade-layers|faster|svgr|rsdoctor/,
    'The plugin only affects Docusaurus builds.',
  ],
  [/sass/, 'The import compiles SCSS to CSS.'],
  [/alias/, 'Imports by alias are replaced by paths.'],
  [/raw-loader/, '`./file?raw` and `!!raw-loader!./file` import the text of a file.'],
];

/** Patterns of plugins that have a replacement, or whose loss is reported for each page, with hints. */
const replaceable: readonly (readonly [RegExp, string])[] = [
  [
    /live-codeblock/,
    'Readers see the code, but cannot run it. The build reports the locations of the code blocks.',
  ],
  [
    /google|analytics|plausible|matomo|hotjar|segment|posthog/i,
    "List the service's script in `scripts` in `site.config.ts`.",
  ],
  [/less|stylus/, 'Style sheets must be CSS: compile them before the build.'],
];

/** Returns a finding for each plugin, theme and preset that is not converted. */
export function pluginFindings({
  otherPlugins,
  configFile: file,
  folder,
}: DocusaurusSite): Diagnostic[] {
  return otherPlugins
    .filter(({name}) => !isAnalytics(name))
    .map(({name, path}): Diagnostic => {
      const short = name.replace(/^.*node_modules\//, '').replace(`${folder}/`, './');
      const shown = name === '' ? `\`${path[0]}[${path[1]}]\`, a local plugin,` : `\`${short}\``;
      const hintIn = (list: typeof needless) => list.find(([pattern]) => pattern.test(short))?.[1];
      const reason = hintIn(needless);
      if (reason !== undefined) {
        return done('plugin-replaced', `${shown} is not needed.`, {file, hint: reason});
      }
      const hint = hintIn(replaceable);
      if (hint !== undefined) {
        return decide('plugin-lost', `${shown} has no counterpart.`, {file, hint});
      }
      const makesStyles = /postcss|tailwind/.test(short);
      return lost(
        'plugin-lost',
        `${shown} has no counterpart: Docusaurus plugins are not supported.`,
        {
          file,
          consequence: makesStyles
            ? 'The styles that it generated are missing.'
            : 'The pages, data and tags that it generated are missing.',
          hint: makesStyles
            ? 'Compile the style sheets once, and import the result in `templates/styles/index.css`.'
            : 'Generate the pages that readers need in the old site, and copy them to `content/`.',
        },
      );
    });
}
