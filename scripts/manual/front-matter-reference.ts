import {join} from 'node:path';
import {frontMatterSchema} from '../../src/core/front-matter/schema.ts';
import {asCode, table} from './blocks.ts';
import {readDocComments} from './doc-comments.ts';

/** Returns a table of all front matter fields, derived from their schema. @param repository Absolute path. */
export async function frontMatterTable(repository: string): Promise<string> {
  const file = join(repository, 'src/core/front-matter/schema.ts');
  const fields = Object.entries(frontMatterSchema.shape);
  const comments = (await readDocComments([file])).of(fields.map(([name]) => name));
  const rows = fields.map(([name, {description = ''}]) => {
    const {meaning = '', byDefault = 'none'} = comments.get(name) ?? {};
    if (meaning === '') throw new Error(`The schema does not say what \`${name}\` means.`);
    return [`${asCode(name)}<br><small>${description}</small>`, byDefault, meaning];
  });
  return table(['field', 'default', 'meaning'], rows);
}
