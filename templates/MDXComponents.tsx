import type {ElementType} from 'react';

/** Components that every MDX page can use without an import, and replacements for Markdown elements (none by default). */
const components: MDXComponents = {};

export default components;

/** Components, keyed by their name on pages or by the Markdown element that they replace: `{Chart, a: FancyLink}`. */
export type MDXComponents = Readonly<Record<string, ElementType>>;
