import type {Element, Root} from 'hast';
import type {Pluggable, Processor} from 'unified';
import type {Node} from 'unist';
import {EXIT} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import {settledWithin, TookTooLong} from '../../../core/async/time-limit.ts';
import type {MarkdownPlugin, MarkdownPlugins} from '../../../core/modules/markdown-plugins.ts';
import {visit} from './plugin.ts';

/** Failure of one of the site's plugins. */
export class PluginFailure extends Error {
  override readonly name = 'PluginFailure';

  /**
   * @param plugin The plugin's name.
   * @param cause The thrown value.
   */
  constructor(
    readonly plugin: string,
    override readonly cause: unknown,
    readonly hint?: string,
  ) {
    super(
      cause instanceof VFileMessage
        ? cause.reason
        : cause instanceof Error
          ? cause.message
          : String(cause),
    );
  }
}

/** Time limit for asynchronous plugins. */
const pluginTimeoutSeconds = 30;

/** A transformer of unified. A transformer with three parameters passes its result to the third one, a callback. */
type Transformer = (tree: Node, file: VFile, next?: (...answer: unknown[]) => void) => unknown;

/**
 * Returns the site's Markdown plugins.
 *
 * @param isHtml True if the page becomes HTML, which cannot contain components.
 */
export function siteRemarkPlugins({remark}: MarkdownPlugins, isHtml: boolean): Pluggable[] {
  return guarded(remark, isHtml);
}

/** Returns the site's HTML plugins, followed by the plugins that clean up their output. */
export function siteRehypePlugins({remark, rehype}: MarkdownPlugins, isHtml: boolean): Pluggable[] {
  const any = remark.length + rehype.length > 0;
  return [...guarded(rehype, isHtml), ...(any ? [rehypeClassNames] : [])];
}

/**
 * Renames the property `class` to `className`. Many plugins write `class`, as in HTML, and without this step the
 * element would have both properties.
 */
function rehypeClassNames(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', ({properties}: Element) => {
      const {class: written, className = [], ...others} = properties;
      if (written === undefined) return;
      const names = [className, written].flatMap((value) =>
        Array.isArray(value) ? value.map(String) : String(value).split(/\s+/),
      );
      delete properties['class'];
      Object.assign(properties, {...others, className: names.filter((name) => name !== '')});
    });
  };
}

/**
 * Wraps plugins: every failure contains the name of the plugin, and a plugin that adds components to an HTML page
 * fails.
 */
function guarded(plugins: readonly MarkdownPlugin[], isHtml: boolean): Pluggable[] {
  return plugins.map(({name, plugin, options}) => {
    const check = (tree: unknown): unknown => {
      if (isHtml && holdsComponents(tree)) throw new PluginFailure(name, componentsInHtml, mdxHint);
      return tree;
    };
    const failure = (error: unknown): unknown =>
      error instanceof TookTooLong || error instanceof PluginFailure
        ? error
        : new PluginFailure(name, error);
    return function (this: Processor) {
      const transformer = attempt(() => plugin.apply(this, [...options]), failure);
      if (typeof transformer !== 'function') return undefined;
      return (tree: Node, file: VFile) => {
        const result = attempt(() => answerOf(transformer as Transformer, tree, file), failure);
        if (!isPromise(result)) return check(result ?? tree) as Node;
        return settledWithin(pluginTimeoutSeconds * 1_000, result).then(
          (value) => check(value ?? tree) as Node,
          (error: unknown) => {
            throw error instanceof TookTooLong
              ? new PluginFailure(name, `it did not finish within ${pluginTimeoutSeconds} seconds`)
              : failure(error);
          },
        );
      };
    };
  });
}

const componentsInHtml = 'it creates components, which a plain Markdown page cannot contain';
const mdxHint =
  "Write `mdx: {format: mdx}` in the page's front matter, or `markdown: {format: 'mdx'}` in the configuration.";

function attempt<Result>(work: () => Result, failure: (error: unknown) => unknown): Result {
  try {
    return work();
  } catch (error) {
    throw failure(error);
  }
}

/** Returns the result that a transformer returns, resolves or passes to its callback. */
function answerOf(transformer: Transformer, tree: Node, file: VFile): unknown {
  if (transformer.length <= 2) {
    const returned = transformer(tree, file);
    if (returned instanceof Error) throw returned;
    return returned;
  }
  return new Promise((resolve, reject) => {
    const returned = transformer(tree, file, (error, changed) => {
      if (error === undefined || error === null) resolve(changed);
      else reject(error);
    });
    if (isPromise(returned)) returned.then(resolve, reject);
  });
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

function holdsComponents(tree: unknown): boolean {
  let found = false;
  visit(tree as Node, (node) => {
    found ||= node.type.startsWith('mdx');
    return found ? EXIT : undefined;
  });
  return found;
}
