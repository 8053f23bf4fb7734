/** `npm run manual:generate`: regenerates the reference of settings, commands and the theme in the manual. */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import {makePages, readPages} from './make-pages.ts';

const repository = process.cwd();
const pages = await readPages(repository);
const made = await makePages(pages, repository);
for (const [index, {path, text}] of made.entries()) {
  if (text === pages[index]?.text) continue;
  await writeFile(join(repository, path), text);
  process.stdout.write(`${path}: written\n`);
}
