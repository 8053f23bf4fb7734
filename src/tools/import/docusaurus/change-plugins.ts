import {installedPackage} from '../lend-packages.ts';
import type {Report} from '../report.ts';
import {type Fields, fieldsOf, listOf, packageOf, textOf} from '../values.ts';
import type {OldSite} from './types.ts';

/** Plugins whose work is done here anyway. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ['npm2yarn', 'Blocks marked `npm2yarn` become tabs here too.'],
  ['@docusaurus/remark-plugin-npm2yarn', 'Blocks marked `npm2yarn` become tabs here too.'],
  ['remark-gfm', "GitHub's additions to Markdown are built in."],
  ['remark-admonitions', 'Boxes are built in.'],
  ['remark-emoji', 'Short names of emoji are built in.'],
  ['rehype-raw', 'HTML in Markdown is read here too.'],
  ['rehype-slug', 'Headings have ids here too.'],
]);

const kinds = {
  remarkPlugins: ['beforeDefaultRemarkPlugins', 'remarkPlugins'],
  rehypePlugins: ['beforeDefaultRehypePlugins', 'rehypePlugins'],
} as const;

/** Plugins for Markdown in the new configuration, and their packages. */
export interface ChangedPlugins {
  readonly settings: Fields;
  readonly packages: readonly string[];
}

/** Take over the plugins for Markdown that are packages which are installed for the old site. */
export function changePlugins({docs, folder}: OldSite, report: Report): ChangedPlugins {
  const packages = new Set<string>();
  const settings: Record<string, unknown[]> = {};
  for (const [key, oldKeys] of Object.entries(kinds)) {
    const entries = new Map<string, unknown>();
    for (const oldKey of oldKeys) {
      for (const plugin of docs.flatMap(({options}) => listOf(options[oldKey]))) {
        const {name, options} = readPlugin(plugin);
        if (isCarried(name, options, {key, oldKey, folder, report})) {
          packages.add(name);
          entries.set(name, options === undefined ? name : [name, options]);
        }
      }
    }
    if (entries.size > 0) settings[key] = [...entries.values()];
  }
  const others = docs.flatMap(({options}) => listOf(options['recmaPlugins'])).map(readPlugin);
  for (const {name} of others)
    report(lost('recmaPlugins', name, 'There are no plugins for the code of pages.'));
  return {settings, packages: [...packages].sort()};
}

interface OldMarkdownPlugin {
  /** Of its package; empty for a function of the site. */
  readonly name: string;
  readonly options: unknown;
}

function readPlugin(plugin: unknown): OldMarkdownPlugin {
  const [named, options]: readonly unknown[] = Array.isArray(plugin) ? plugin : [plugin];
  const name = (packageOf(named) ?? textOf(named) ?? '').replace(/\.default$/, '');
  // `remark-math.something` is no package, but a part of one.
  return {name: /^(?:@[\w.-]+\/)?[\w-]+$/.test(name) ? name : '', options};
}

function isCarried(
  name: string,
  options: unknown,
  {key, oldKey, folder, report}: {key: string; oldKey: string; folder: string; report: Report},
): boolean {
  const note = builtIn.get(name);
  if (note !== undefined) {
    report({
      severity: 'info',
      code: 'plugin-built-in',
      message: `\`${oldKey}\` holds \`${name}\`.`,
      hint: note,
    });
    return false;
  }
  if (name === '' || holdsCode(options)) {
    report(
      lost(
        oldKey,
        name,
        `Import it in \`site.config.ts\`, and put it into \`markdown.${key}\`; it has to be one for unified 11.`,
      ),
    );
    return false;
  }
  if (installedPackage(folder, name) === undefined) {
    report(
      lost(
        oldKey,
        name,
        `\`npm install ${name}\`, and write \`markdown: {${key}: ['${name}']}\` in \`site.config.ts\`.`,
      ),
    );
    return false;
  }
  report({
    severity: 'info',
    code: 'plugin-carried',
    message: `\`${oldKey}\` holds \`${name}\`: it is in \`markdown.${key}\` now.`,
  });
  return true;
}

function lost(key: string, name: string, hint: string): Parameters<Report>[0] {
  return {
    severity: 'error',
    code: 'markdown-plugin-lost',
    message: `\`${key}\` holds ${name === '' ? 'a function of the site' : `\`${name}\``}.`,
    consequence: 'What it makes of pages is missing.',
    hint,
  };
}

function holdsCode(options: unknown): boolean {
  return /"\$(?:function|package|regex)":/.test(JSON.stringify(fieldsOf(options)));
}
