import type {MkdocsSite} from './read-site.ts';

/** Plugins and Markdown extensions that replace `::: name` with a reference. */
const generators = ['mkdocstrings', 'mkautodoc'];

/**
 * Returns the name of the generator of a reference; `a plugin` if the configuration does not name it.
 *
 * @param reference For example `pkg.Class` or `mkdocs-click`.
 */
export function generatorOf(
  reference: string,
  {plugins, extensions}: Pick<MkdocsSite, 'plugins' | 'extensions'>,
): string {
  // Some extensions are used by their own name: `::: mkdocs-click`.
  const names = [reference, ...generators];
  return names.find((one) => plugins.has(one) || extensions.has(one)) ?? 'a plugin';
}
