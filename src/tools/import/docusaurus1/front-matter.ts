import {pageText} from '../front-matter.ts';
import type {Fields} from '../values.ts';

/**
 * Returns a page with YAML front matter. In Docusaurus 1, each line contains a name and a value, which can be JSON. A
 * title can contain colons without quotes.
 */
export function withYaml(text: string): string {
  const [whole = '', header = ''] = /^\uFEFF?---\r?\n([\s\S]*?)^---\r?(?:\n|$)/m.exec(text) ?? [];
  if (whole === '' || !/^\uFEFF?---/.test(text)) return text;
  const set: Fields = Object.fromEntries(
    header.split(/\r?\n/).flatMap((line) => {
      const [, key = '', value = ''] = /^([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
      return key === '' || value === '' ? [] : [[key, parsed(value)]];
    }),
  );
  return pageText({fields: {}, yaml: [], body: text.slice(whole.length)}, {set});
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.replace(/^'(.*)'$/, '$1');
  }
}
