import {createProcessor} from '@mdx-js/mdx';

/** Why MDX 3 cannot read a text; `undefined` if it can. @param body Without front matter. */
export function mdxProblem(body: string): string | undefined {
  try {
    // `{#id}` behind a heading is read before MDX sees it.
    createProcessor({format: 'mdx'}).parse(body.replace(/\{(#[\w-]+)\}[ \t]*$/gm, ''));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
