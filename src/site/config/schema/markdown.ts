import {z} from 'zod';
import {nonBlank} from './text.ts';

const notPlugin =
  'must be a plugin: a function, the name of a package, or a list of one and its options';

/** A plugin for unified, or the name of the package whose default export it is. */
const plugin = z.union([nonBlank, z.custom<object>(isPlugin, {error: notPlugin})], {
  error: notPlugin,
});

/** The same, with options. */
const pluginWithOptions = z.tuple([plugin], z.unknown());

const plugins = z.array(z.union([plugin, pluginWithOptions], {error: notPlugin}));

const elementName = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/i, {error: 'must be the name of an element, such as `my-chart`'})
  .toLowerCase();

/** How Markdown is read. */
export const markdown = z.strictObject({
  /**
   * How `.md` files are read: `md` as Markdown, `mdx` as MDX, `detect` as MDX if they hold any. A page may say otherwise:
   * `mdx: {format: md}` in its front matter. Default: `detect`.
   */
  format: z.enum(['detect', 'md', 'mdx']).default('detect'),
  /**
   * Names of custom elements that `.md` files may hold without closing them: `['my-chart']`. A name with a hyphen also is an element
   * where it is closed; all others that HTML does not know are text. Default: none.
   */
  customElements: z.array(elementName).default([]),
  /** Plugins for Markdown, after its usual syntax and before boxes, tabs and links: `[remarkMath]`. Default: none. */
  remarkPlugins: plugins.default([]),
  /** Plugins for the HTML that Markdown became, before links, code and styles: `[[rehypeKatex, {strict: true}]]`. Default: none. */
  rehypePlugins: plugins.default([]),
  /**
   * Text that stands for everything that plugins read besides their own code and options. Pages are compiled again when it
   * changes. Default: none; plugins that read the disk, the network, the environment or the clock run in every build.
   */
  cacheKey: z.string().optional(),
});

/** A function, or a module of CommonJS that has one for a default. */
function isPlugin(value: unknown): boolean {
  if (typeof value === 'function') return true;
  const isModule = typeof value === 'object' && value !== null && 'default' in value;
  return isModule && typeof value.default === 'function';
}
