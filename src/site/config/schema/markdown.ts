import {z} from 'zod';
import {nonBlank} from './text.ts';

const notPlugin =
  'must be a plugin: a function, the name of a package, or a list of a plugin and its options';

/** A unified plugin, or the name of a package whose default export is a unified plugin. */
const plugin = z.union([nonBlank, z.custom<object>(isPlugin, {error: notPlugin})], {
  error: notPlugin,
});

/** A plugin and its options. */
const pluginWithOptions = z.tuple([plugin], z.unknown());

const plugins = z.array(z.union([plugin, pluginWithOptions], {error: notPlugin}));

const elementName = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/i, {error: 'must be the name of a custom element, such as `my-chart`'})
  .toLowerCase();

/** Markdown settings. */
export const markdown = z.strictObject({
  /**
   * Syntax of `.md` files: `md` for Markdown, `mdx` for MDX, or `detect` for MDX if a file uses its syntax. `mdx:
   * {format: md}` in the front matter of a page overrides the setting. Default: `detect`.
   */
  format: z.enum(['detect', 'md', 'mdx']).default('detect'),
  /**
   * Names of custom elements that `.md` files can use without closing them, such as `['my-chart']`. A closed element
   * with a hyphen in its name need not be listed; all other names that are unknown in HTML are treated as text.
   * Default: none.
   */
  customElements: z.array(elementName).default([]),
  /** Markdown plugins, such as `[remarkMath]`. They run after the built-in syntax and before admonitions, tabs and links. Default: none. */
  remarkPlugins: plugins.default([]),
  /** HTML plugins, such as `[[rehypeKatex, {strict: true}]]`. They run on compiled Markdown, before links, code and styles. Default: none. */
  rehypePlugins: plugins.default([]),
  /**
   * String that represents all values that plugins read in addition to their own code and options. Pages are compiled
   * again when it changes. Default: none; plugins that read files, the network, the environment or the clock run in
   * every build.
   */
  cacheKey: z.string().optional(),
  /**
   * `false` compiles all pages in one thread, for plugins that keep data from one page for another. Cached pages are not
   * compiled again, and the order of the pages is not defined. Default: `true`.
   */
  parallel: z.boolean().default(true),
});

/** Returns true for a function, or for a CommonJS module whose default export is a function. */
function isPlugin(value: unknown): boolean {
  if (typeof value === 'function') return true;
  const isModule = typeof value === 'object' && value !== null && 'default' in value;
  return isModule && typeof value.default === 'function';
}
