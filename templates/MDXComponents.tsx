import type {ElementType} from 'react';

/** Components that every MDX page may use without an import, and those that stand for what Markdown makes: none. */
const components: MDXComponents = {};

export default components;

/** By the name that pages use, or by the element that Markdown makes: `{Chart, a: FancyLink}`. */
export type MDXComponents = Readonly<Record<string, ElementType>>;
