import {createProcessor} from '@mdx-js/mdx';
import {readPage} from '../front-matter.ts';
import type {Draft} from './draft.ts';

const fencedCode = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$/gm;
const indentedCode = /(?:^|\n)[ \t]*\n(?: {4}|\t)[ \t]*\S/;

/** Finds the `.mdx` files of a Docusaurus 2 site that only MDX 1 can read. */
export async function findOldMdx(draft: Draft): Promise<void> {
  const {major, docs, pages, blogs} = draft.site;
  if (major >= 3) return;
  const versions = docs.flatMap((one) => one.versions);
  for (const {folder: part} of [...versions, ...pages, ...blogs]) {
    for (const file of await draft.list(part, 'quietly')) {
      const oldPath = `${part}/${file}`;
      if (!file.endsWith('.mdx')) continue;
      const {body} = readPage(draft.read(oldPath));
      if (!needsOldMdx(body)) continue;
      draft.oldMdx.add(oldPath);
      draft.report.done(
        'old-mdx',
        'The current MDX version cannot parse the file, so it becomes an `.md` file that is parsed as in Docusaurus 2.',
        {file: oldPath, hint: 'The URL of the page does not change.'},
      );
    }
  }
}

/**
 * True if MDX 3 cannot parse a source, or treats its indented code as text.
 *
 * @param body Without front matter.
 */
export function needsOldMdx(body: string): boolean {
  if (indentedCode.test(body.replace(fencedCode, ''))) return true;
  try {
    // Heading ids are removed first, because `{#id}` is not valid MDX.
    createProcessor({format: 'mdx'}).parse(body.replace(/\{(#[\w-]+)\}[ \t]*$/gm, ''));
    return false;
  } catch {
    return true;
  }
}
