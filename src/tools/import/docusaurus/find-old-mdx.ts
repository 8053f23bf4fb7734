import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPage} from '../front-matter.ts';
import type {Draft} from './draft.ts';
import {needsOldMdx} from './needs-old-mdx.ts';

/** Look for the `.mdx` files of a Docusaurus 2 site that only its MDX can read. */
export async function findOldMdx(draft: Draft): Promise<void> {
  const {major, docs, pages, blogs, folder} = draft.site;
  if (major >= 3) return;
  const versions = docs.flatMap((one) => one.versions);
  for (const {folder: part} of [...versions, ...pages, ...blogs]) {
    for (const file of await draft.list(part, 'quietly')) {
      const oldPath = `${part}/${file}`;
      if (!file.endsWith('.mdx')) continue;
      const {body} = readPage(readFileSync(join(folder, oldPath), 'utf8'), oldPath);
      if (!needsOldMdx(body)) continue;
      draft.oldMdx.add(oldPath);
      draft.report({
        severity: 'info',
        code: 'old-mdx',
        message:
          'The file is an `.md` file now, which is read as Docusaurus 2 read it: a newer MDX cannot.',
        file: oldPath,
        hint: 'Its address is the same.',
      });
    }
  }
}
