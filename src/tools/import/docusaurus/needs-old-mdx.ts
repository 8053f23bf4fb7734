import {createProcessor} from '@mdx-js/mdx';

const fencedCode = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$/gm;
const indentedCode = /(?:^|\n)[ \t]*\n(?: {4}|\t)[ \t]*\S/;

/** Whether only MDX 1 reads a text as it was meant: MDX 3 fails at it, or takes indented code for text. @param body Without front matter. */
export function needsOldMdx(body: string): boolean {
  if (indentedCode.test(body.replace(fencedCode, ''))) return true;
  try {
    // `{#id}` behind a heading is read before MDX sees it.
    createProcessor({format: 'mdx'}).parse(body.replace(/\{(#[\w-]+)\}[ \t]*$/gm, ''));
    return false;
  } catch {
    return true;
  }
}
