import type {MkdocsSite} from './read-site.ts';

/** Plugins and Markdown extensions that replace `::: name` with a reference, and the elements that they generate. */
const generators: Readonly<Record<string, string>> = {
  mkdocstrings: '`<div class="doc doc-object …">`',
  mkautodoc: '`<div class="autodoc">`',
};

/** The generator of a reference. */
export interface ReferenceGenerator {
  /** `a plugin` if the configuration does not name the generator. */
  readonly name: string;
  /** Code of the element that contains the reference, for messages; `undefined` if it is not known. */
  readonly element: string | undefined;
}

/** Returns the generator that the configuration names. @param reference For example `pkg.Class` or `mkdocs-click`. */
export function generatorOf(
  reference: string,
  {plugins, extensions}: Pick<MkdocsSite, 'plugins' | 'extensions'>,
): ReferenceGenerator {
  // Some extensions are used by their own name: `::: mkdocs-click`.
  const names = [reference, ...Object.keys(generators)];
  const name = names.find((one) => plugins.has(one) || extensions.has(one)) ?? 'a plugin';
  return {name, element: generators[name]};
}
