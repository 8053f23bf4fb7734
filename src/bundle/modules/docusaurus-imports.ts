import type {Diagnostic} from '../../diagnostics/types.ts';

/** What an import of Docusaurus is, and what replaces it. */
export type ImportAdvice = Pick<Diagnostic, 'message' | 'hint'>;

const tabs =
  "Write `::::tabs` with `:::tab[Label]` blocks; or import the same components: `import {Tabs, TabItem} from 'legacydocs/theme'`.";

/** Keyed by the import without `@theme-original/` and its like, which stand for `@theme/`. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['@theme/Tabs', tabs],
  ['@theme/TabItem', tabs],
  ['@theme/Details', "`import {Details} from 'legacydocs/theme'`, or write `<details>`."],
  ['@theme/Admonition', 'Write `:::note Title` … `:::`.'],
  ['@theme/CodeBlock', 'Write a code block between fences; it takes `title="…"` and `{1,3-5}`.'],
  ['@theme/Heading', 'Write a heading: `## Title {#id}`.'],
  ['@theme/Mermaid', 'Draw the diagram once, and show the image.'],
  ['@theme/ThemedImage', 'Show one image that can be read in both colour modes.'],
  [
    '@theme/IdealImage',
    'Write `![text](./image.png)`: it gets its size, and loads when it is needed.',
  ],
  ['@theme/Layout', 'Remove it: every page has the layout of the site.'],
  ['@docusaurus/Link', "`import {Link} from 'legacydocs/theme'`."],
  ['@docusaurus/Head', 'Write `<head><meta … /></head>`, or `headTags` in the configuration.'],
  ['@docusaurus/Translate', "`import {Translate} from 'legacydocs/theme'`."],
  [
    '@docusaurus/useBaseUrl',
    "`import {useHref} from 'legacydocs/theme'`; images and links of Markdown need neither.",
  ],
  ['@docusaurus/useDocusaurusContext', "`import {useSite} from 'legacydocs/theme'`."],
  ['@docusaurus/router', "`import {useRoute} from 'legacydocs/theme'`."],
  ['@docusaurus/BrowserOnly', 'Show what needs a browser from `useEffect`, which runs there only.'],
  ['@docusaurus/useIsBrowser', 'Set a state from `useEffect`, which runs in browsers only.'],
]);

const components =
  'What this program offers comes from `legacydocs/theme`; for anything else, write a component of your own and import its file.';

/**
 * What to say of an import that only Docusaurus, or webpack, understands. No package could be installed for it.
 *
 * @returns `undefined` for every other import.
 */
export function docusaurusImport(specifier: string): ImportAdvice | undefined {
  if (specifier.includes('!')) {
    const file = specifier.split('!').at(-1) ?? '';
    return {
      message: `\`${specifier}\` asks webpack for a loader, and webpack has no part in this program.`,
      hint: specifier.includes('raw-loader')
        ? `Put the text of \`${file}\` into a code block; or copy the file to \`content/static\` and link to it.`
        : `Import the file alone: \`${file}\`.`,
    };
  }
  const [, scope] =
    /^@(theme|theme-original|theme-init|docusaurus|generated)\//.exec(specifier) ?? [];
  if (scope === undefined) return undefined;
  if (scope === 'generated') {
    return {
      message: `\`${specifier}\` is a file that Docusaurus generates.`,
      hint: 'Data of the site comes from `useSite` of `legacydocs/theme`, and your own from `customFields` in the configuration.',
    };
  }
  const isTheme = scope !== 'docusaurus';
  const name = isTheme ? specifier.replace(/^@[\w-]+/, '@theme') : specifier;
  return {
    message: isTheme
      ? `\`${specifier}\` is a component of Docusaurus' theme, not a package.`
      : `\`${specifier}\` is a part of Docusaurus.`,
    hint: replacements.get(name) ?? components,
  };
}
