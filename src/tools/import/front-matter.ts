import {parse} from 'yaml';
import {scanFrontMatter} from '../../core/markdown/scan-front-matter.ts';
import {type Fields, fieldsOf, isFields} from './values.ts';

/** A Markdown source, split at its front matter. */
export interface Page {
  readonly fields: Fields;
  /** Lines of the YAML, without the fences. */
  readonly yaml: readonly string[];
  /** The text after the front matter. */
  readonly body: string;
  /** Number of lines before the body, if the front matter is not YAML between two fences. */
  readonly linesBefore?: number;
}

export function readPage(text: string): Page {
  const clean = text.replace(/^\uFEFF/, '');
  const scan = scanFrontMatter(clean);
  if (scan.kind !== 'yaml') return unclosedPage(clean) ?? {fields: {}, yaml: [], body: clean};
  const yaml = scan.yaml === '' ? [] : scan.yaml.split('\n');
  const body = clean.slice(scan.end).replace(/\r\n?/g, '\n').replace(/^\n/, '');
  return {fields: parseFields(scan.yaml), yaml, body};
}

/**
 * Returns a page whose front matter has no closing fence. Other generators read such front matter up to the end of the
 * file.
 */
function unclosedPage(text: string): Page | undefined {
  const [, yaml = ''] = /^---[ \t]*\r?\n([\s\S]*)$/.exec(text) ?? [];
  const fields = parseFields(yaml);
  if (Object.keys(fields).length === 0) return undefined;
  return {fields, yaml: yaml.trimEnd().split(/\r?\n/), body: ''};
}

/**
 * Parses YAML or JSON.
 *
 * @returns An empty object if the source is invalid. The build reports invalid front matter.
 */
export function parseFields(yaml: string): Fields {
  try {
    return fieldsOf(parse(yaml, {uniqueKeys: false, logLevel: 'silent'}));
  } catch {
    return {};
  }
}

/** Returns the number of lines before the body. */
export function linesBefore({yaml, linesBefore: own}: Page): number {
  return own ?? (yaml.length > 0 ? yaml.length + 2 : 0);
}

/**
 * Prints a page.
 *
 * @param set Fields to add or replace, except those that are `undefined`.
 * @param drop Names of fields to remove.
 */
export function pageText(
  {yaml, body}: Page,
  {set = {}, drop = []}: {readonly set?: Fields; readonly drop?: readonly string[]} = {},
): string {
  const fields = Object.entries(set).filter(([, value]) => value !== undefined);
  const gone = new Set([...drop, ...fields.map(([key]) => key)]);
  let isGone = false;
  const kept = yaml.filter((line) => {
    const [, key] = /^(?:"([^"]+)"|'[^']+'|[\w-]+)\s*:(?:\s|$)/.test(line)
      ? (/^["']?([\w-]+)/.exec(line) ?? [])
      : [];
    // A list item that is not indented belongs to the preceding key.
    if (key !== undefined) isGone = gone.has(key);
    else if (/^\S/.test(line) && !line.startsWith('-')) isGone = false;
    return !isGone;
  });
  const lines = [...kept, ...fields.map(([key, value]) => `${key}: ${yamlOf(value)}`)];
  if (lines.length === 0) return yaml.length === 0 ? body : body.replace(/^\n/, '');
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** Prints a value as JSON, which is also YAML. Plain words and paths do not need quotes. */
function yamlOf(value: unknown): string {
  if (isFields(value)) {
    const entries = Object.entries(value).map(([key, entry]) => `${key}: ${yamlOf(entry)}`);
    return `{${entries.join(', ')}}`;
  }
  return typeof value === 'string' &&
    /^[/a-z][\w/.-]*$/i.test(value) &&
    !/^(?:y|yes|n|no|on|off|true|false|null)$/i.test(value)
    ? value
    : JSON.stringify(value);
}
