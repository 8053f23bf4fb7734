import {scanFrontMatter} from '../../core/markdown/scan-front-matter.ts';
import {readFrontMatter} from '../../site/content/front-matter/read-front-matter.ts';
import {type Fields, fieldsOf, isFields} from './values.ts';

/** A Markdown source, taken apart at its front matter. */
export interface Page {
  readonly fields: Fields;
  /** Lines of its YAML, without the fences. */
  readonly yaml: readonly string[];
  /** All that follows the front matter. */
  readonly body: string;
}

export function readPage(text: string, file: string): Page {
  const clean = text.replace(/^\uFEFF/, '');
  const scan = scanFrontMatter(clean);
  if (scan.kind !== 'yaml') return {fields: {}, yaml: [], body: clean};
  const yaml = scan.yaml === '' ? [] : scan.yaml.split('\n');
  const body = clean.slice(scan.end).replace(/\r\n?/g, '\n').replace(/^\n/, '');
  return {fields: fieldsOf(readFrontMatter(clean, file).frontMatter), yaml, body};
}

/** Fields of front matter to write; none where a value is `undefined`. */
export type FieldsToSet = Fields;

/** @param set Fields in addition, or instead. @param drop Names of fields that go. */
export function pageText(
  {yaml, body}: Page,
  {set = {}, drop = []}: {readonly set?: FieldsToSet; readonly drop?: readonly string[]} = {},
): string {
  const fields = Object.entries(set).filter(([, value]) => value !== undefined);
  const gone = new Set([...drop, ...fields.map(([key]) => key)]);
  let isGone = false;
  const kept = yaml.filter((line) => {
    const [, key] = /^(?:"([^"]+)"|'[^']+'|[\w-]+)\s*:(?:\s|$)/.test(line)
      ? (/^["']?([\w-]+)/.exec(line) ?? [])
      : [];
    // Lists of a field may stand at the beginning of lines.
    if (key !== undefined) isGone = gone.has(key);
    else if (/^\S/.test(line) && !line.startsWith('-')) isGone = false;
    return !isGone;
  });
  const lines = [...kept, ...fields.map(([key, value]) => `${key}: ${yamlOf(value)}`)];
  if (lines.length === 0) return yaml.length === 0 ? body : body.replace(/^\n/, '');
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** JSON is YAML; plain words and paths need no quotes. */
function yamlOf(value: unknown): string {
  if (isFields(value)) {
    return `{${Object.entries(value)
      .map(([key, entry]) => `${key}: ${yamlOf(entry)}`)
      .join(', ')}}`;
  }
  return typeof value === 'string' &&
    /^[/a-z][\w/.-]*$/i.test(value) &&
    !/^(?:y|yes|n|no|on|off|true|false|null)$/i.test(value)
    ? value
    : JSON.stringify(value);
}
