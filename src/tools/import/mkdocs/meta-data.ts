import {type Page, readPage} from '../front-matter.ts';

const field = /^ {0,3}([\w-]+):\s*(.*)$/;
const continuation = /^(?: {4}|\t)\s*(.*)$/;

/**
 * Reads a page whose fields are YAML between `---` lines, or lines such as `title: Start` at the top of the page without
 * these lines, as in MultiMarkdown. MkDocs never shows such lines.
 *
 * @param text With `\n` as the line ending.
 */
export function readMetaData(text: string): Page {
  const page = readPage(text);
  if (page.yaml.length > 0) return page;
  const lines = page.body.split('\n');
  const fields = new Map<string, string>();
  let last: string | undefined;
  let count = 0;
  for (const line of lines) {
    const [, name, value = ''] = field.exec(line) ?? [];
    const [, more] = continuation.exec(line) ?? [];
    const key: string | undefined = name?.toLowerCase() ?? (more === undefined ? undefined : last);
    if (key === undefined || line.trim() === '') break;
    fields.set(key, `${fields.get(key) ?? ''} ${more ?? value}`.trim());
    last = key;
    count += 1;
  }
  if (count === 0) return page;
  const rest = lines.slice(count).join('\n');
  const body = rest.replace(/^\n+/, '');
  const filled = [...fields].filter(([, value]) => value !== '');
  return {
    fields: Object.fromEntries(filled),
    yaml: filled.map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    body,
    linesBefore: count + rest.length - body.length,
  };
}
