import {lostMarkdownPlugin} from '../config-findings.ts';
import type {Report} from '../findings.ts';
import {installedPackage} from '../packages.ts';
import {type Fields, holdsCode, listOf, packageOf, textOf} from '../values.ts';
import type {DocusaurusSite} from './site.ts';

const npm2yarn = 'Code blocks with `npm2yarn` become tabs.';

/** Plugins whose features are built in. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ['npm2yarn', npm2yarn],
  ['@docusaurus/remark-plugin-npm2yarn', npm2yarn],
  ['remark-gfm', 'GitHub Flavored Markdown is built in.'],
  ['remark-admonitions', 'Admonitions are built in.'],
  ['remark-emoji', 'Emoji shortcodes are built in.'],
  ['rehype-raw', 'HTML in Markdown is supported.'],
  ['rehype-slug', 'Headings have ids.'],
  [
    'remark-github-admonitions-to-directives',
    'Alerts such as `> [!NOTE]` are built in. The title of `[!WARNING]` is “caution”.',
  ],
]);

const kinds = {
  remarkPlugins: ['beforeDefaultRemarkPlugins', 'remarkPlugins'],
  rehypePlugins: ['beforeDefaultRehypePlugins', 'rehypePlugins'],
} as const;

/** Markdown plugins of the new configuration. */
interface ChangedPlugins {
  readonly settings: Fields;
  readonly packages: readonly string[];
}

/** Keeps Markdown plugins that are packages and are installed for the old site. */
export function changeMarkdown({docs, folder}: DocusaurusSite, report: Report): ChangedPlugins {
  const packages = new Set<string>();
  const settings: Record<string, unknown[]> = {};
  const pluginsIn = (key: string): OldMarkdownPlugin[] =>
    docs.flatMap(({options}) => listOf(options[key])).map(readPlugin);
  for (const [key, oldKeys] of Object.entries(kinds)) {
    const entries = new Map<string, unknown>();
    for (const oldKey of oldKeys) {
      const plugins = pluginsIn(oldKey);
      const functions = plugins.filter(({name}) => name === '').length;
      for (const plugin of plugins) {
        const {name, options} = plugin;
        const problem = problemOf(plugin, key, folder);
        const note = builtIn.get(name);
        if (note !== undefined) {
          report.done('plugin-built-in', `\`${oldKey}\` contains \`${name}\`.`, {hint: note});
        } else if (problem !== undefined) report(lostPlugin(oldKey, name, problem, functions));
        else {
          const message = `The plugin \`${name}\` in \`${oldKey}\` is now in \`markdown.${key}\`.`;
          report.done('plugin-carried', message, {target: name});
          packages.add(name);
          entries.set(name, options === undefined ? name : [name, options]);
        }
      }
    }
    if (entries.size > 0) settings[key] = [...entries.values()];
  }
  for (const {name} of pluginsIn('recmaPlugins')) {
    report(
      lostPlugin('recmaPlugins', name, 'Plugins for page code (recma plugins) are not supported.'),
    );
  }
  return {settings, packages: [...packages].sort()};
}

interface OldMarkdownPlugin {
  /** Name of the package; empty for a function. */
  readonly name: string;
  readonly options: unknown;
}

function readPlugin(plugin: unknown): OldMarkdownPlugin {
  const [named, options]: readonly unknown[] = Array.isArray(plugin) ? plugin : [plugin];
  const name = (packageOf(named) ?? textOf(named) ?? '').replace(/\.default$/, '');
  // A name such as `remark-math.something` is an export of a package, so it cannot be configured as a package name.
  return {name: /^(?:@[\w.-]+\/)?[\w-]+$/.test(name) ? name : '', options};
}

/**
 * Explains how to add a plugin that cannot be kept.
 *
 * @returns `undefined` if the plugin can be kept.
 */
function problemOf(
  {name, options}: OldMarkdownPlugin,
  key: string,
  folder: string,
): string | undefined {
  if (name === '' || holdsCode(options)) {
    return `Import the plugin in \`site.config.ts\`, and add it to \`markdown.${key}\`. The plugin must support unified 11.`;
  }
  return installedPackage(folder, name) === undefined
    ? `Run \`npm install ${name}\`, and add \`markdown: {${key}: ['${name}']}\` to \`site.config.ts\`.`
    : undefined;
}

function lostPlugin(key: string, name: string, hint: string, functions = 1) {
  const unnamed = functions === 1 ? 'a function' : `${functions} functions`;
  const shown = name === '' ? unnamed : `\`${name}\``;
  return lostMarkdownPlugin(`\`${key}\` contains ${shown}.`, hint);
}
