import {posix} from 'node:path';
import type {MkdocsSite} from './read-site.ts';

const comment = /<!-- (\w+):(\w+)(.*?) -->/g;

/** Text that identifies copies of the hook `shortcodes.py` of Material for MkDocs. */
const materialHook = '<!-- md:(';

/** Labels of badges, keyed by the beginning of the comment. In the old site, icons have these labels as titles. */
const badges: Readonly<Record<string, string>> = {
  version: 'Minimum version',
  default: 'Default value',
  feature: 'Optional feature',
  plugin: 'Plugin',
  extension: 'Markdown extension',
  utility: 'Third-party utility',
  sponsors: 'Sponsors only',
  'flag experimental': 'Experimental',
  'flag required': 'Required value',
  'flag customization': 'Customization',
  'flag metadata': 'Metadata property',
  'flag multiple': 'Multiple instances',
};

/** URLs before the name of an example or demo, with the labels of the links. */
const links: Readonly<
  Record<string, readonly (readonly [label: string, before: string, after: string])[]>
> = {
  example: [
    ['View example', 'https://mkdocs-material.github.io/examples/', '/'],
    ['Download example files', 'https://mkdocs-material.github.io/examples/', '.zip'],
  ],
  demo: [['Demo repository', 'https://github.com/mkdocs-material/', '']],
};

/** Data of the site that determines how a page's shortcodes are converted. */
export interface ShortcodeSource {
  /** Path of the page, relative to the folder of pages. */
  readonly file: string;
  /** Source code of the site's hooks. */
  readonly hooks: readonly string[];
  readonly files: Pick<MkdocsSite['files'], 'includes'>;
  /** Receives the offset of each shortcode that is not converted. */
  readonly onLost: (offset: number, written: string) => void;
}

/**
 * Converts the comments that hooks replace, such as `<!-- md:default none -->`. Only those of Material's own hook are
 * known. The number of lines before the end of the text does not change.
 */
export function withShortcodes(text: string, source: ShortcodeSource): string {
  if (source.hooks.length === 0) return text;
  const hook = source.hooks.find((code) => code.includes(materialHook));
  const definitions: string[] = [];
  const changed = text.replace(
    comment,
    (written, prefix: string, type: string, rest: string, offset: number) => {
      const argument = rest.trim();
      const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
      const isHeading = /^#+ /.test(text.slice(lineStart, offset));
      const html =
        hook === undefined || prefix !== 'md'
          ? undefined
          : shortcode(type, argument, isHeading, {...source, hook});
      if (html === undefined) source.onLost(offset, written);
      else if (type === 'setting') definitions.push(`[${argument}]: #${argument}`);
      return html ?? written;
    },
  );
  return definitions.length === 0 ? changed : `${changed.trimEnd()}\n\n${definitions.join('\n')}\n`;
}

/** Returns the Markdown for a shortcode; `undefined` if the shortcode is not known. */
function shortcode(
  type: string,
  argument: string,
  isHeading: boolean,
  source: ShortcodeSource & {readonly hook: string},
): string | undefined {
  const name = argument.replace(/^.*[.:*]/, '');
  if (type === 'setting') return `\`${name}\` { #${argument} }`;
  if (type === 'option') return `[\`${name}\`](#+${argument}){ #+${argument} }`;
  const targets = links[type];
  if (targets?.every(([, before]) => source.hook.includes(before))) {
    return targets
      .map(([label, before, after]) => `[${label}](${before}${argument}${after})`)
      .join(' ');
  }
  const isFlag = type === 'flag';
  const label = badges[isFlag ? `flag ${argument.split(' ')[0]}` : type];
  if (label === undefined) return undefined;
  const value = isFlag ? '' : badgeText(type, argument, source);
  // Icons are omitted in headings, too.
  if (isHeading) return value;
  return `<span class="badge badge--secondary">${label}${value === '' ? '' : `: ${value}`}</span>`;
}

/** Returns the text of a badge. A version is a link to its entry in the change log. */
function badgeText(type: string, argument: string, {file, files}: ShortcodeSource): string {
  if (type !== 'version' || argument === '') return argument;
  const version = argument.replace(/^insiders-/, '');
  const log = version === argument ? 'changelog/index.md' : 'insiders/changelog/index.md';
  if (!files.includes(log)) return argument;
  return `[${version}](${posix.relative(posix.dirname(file), log)}#${version})`;
}
