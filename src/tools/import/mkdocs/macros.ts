import {posix} from 'node:path';
import {positionAt} from '../../../core/diagnostics/position.ts';
import {type Fields, fieldsOf, listOf, textOf} from '../values.ts';

export interface MacroOptions {
  /** Options of the plugin `mkdocs-macros`. */
  readonly options: Fields;
  readonly variables: Fields;
  /** Folder of the pages. */
  readonly docsDir: string;
  read(path: string): string | undefined;
  /** Receives the line of each tag that is not replaced. */
  readonly onLost: (line: number) => void;
}

interface Tag {
  readonly kind: 'block' | 'comment' | 'variable';
  readonly start: number;
  readonly end: number;
  readonly code: string;
  /** True if a `-` inside the delimiter removes the whitespace beside the tag. */
  readonly trims: {readonly before: boolean; readonly after: boolean};
}

const delimiters = {block: ['{%', '%}'], comment: ['{#', '#}'], variable: ['{{', '}}']} as const;
const maxDepth = 10;

/**
 * Replaces variables, comments, `{% raw %}`, `{% set %}` and `{% include %}` like the plugin `mkdocs-macros`, which
 * treats each page as a Jinja template, including the code and the URLs in it. Other tags are left unchanged.
 */
export function withMacros(text: string, macros: MacroOptions, depth = 0): string {
  const {options, docsDir, read, onLost} = macros;
  let {variables} = macros;
  let changed = '';
  let at = 0;
  const add = (inner: string, {start, end, trims}: Tag): void => {
    const before = changed + text.slice(at, start);
    changed = (trims.before ? before.trimEnd() : before) + inner;
    at = end;
    if (trims.after) at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
  };
  for (let tag = tagFrom(text, 0, options); tag !== undefined; tag = tagFrom(text, at, options)) {
    const [, name, value = ''] = /^set\s+(\w+)\s*=\s*(.+)$/s.exec(tag.code) ?? [];
    const [, , path] = /^include\s+(["'])(.+?)\1$/.exec(tag.code) ?? [];
    const included =
      path === undefined || depth >= maxDepth
        ? undefined
        : read(posix.join(textOf(options['include_dir']) ?? docsDir, path));
    const set = name === undefined ? undefined : printedValue(value, variables);
    if (tag.kind === 'comment') add('', tag);
    else if (tag.kind === 'block' && tag.code === 'raw') {
      let close = tagFrom(text, tag.end, options);
      while (close !== undefined && close.code !== 'endraw') {
        close = tagFrom(text, close.start + 1, options);
      }
      add('', tag);
      if (close !== undefined) add('', close);
    } else if (tag.kind === 'block' && name !== undefined && set !== undefined) {
      variables = {...variables, [name]: set};
      add('', tag);
    } else if (tag.kind === 'block' && included !== undefined) {
      add(withMacros(included, {...macros, variables}, depth + 1), tag);
    } else {
      const shown = tag.kind === 'variable' ? printedValue(tag.code, variables) : undefined;
      if (shown === undefined) onLost(positionAt(text, tag.start).line);
      add(shown ?? text.slice(tag.start, tag.end), tag);
    }
  }
  return changed + text.slice(at);
}

/** Finds the first tag at or after an offset. */
function tagFrom(text: string, from: number, options: Fields): Tag | undefined {
  const tags = Object.entries(delimiters).flatMap(([kind, [opening, closing]]): Tag[] => {
    const open = textOf(options[`j2_${kind}_start_string`]) ?? opening;
    const close = textOf(options[`j2_${kind}_end_string`]) ?? closing;
    const start = text.indexOf(open, from);
    const end = start < 0 ? -1 : closingAt(text, start + open.length, close, kind !== 'comment');
    if (end < 0 || (kind !== 'block' && kind !== 'comment' && kind !== 'variable')) return [];
    const inner = text.slice(start + open.length, end);
    const trims = {before: inner.startsWith('-'), after: inner.endsWith('-')};
    const code = inner.replace(/^[-+]|[-+]$/g, '').trim();
    return [{kind, start, end: end + close.length, code, trims}];
  });
  tags.push(...lineComment(text, from, textOf(options['j2_line_comment_prefix'])));
  return tags.toSorted((a, b) => a.start - b.start)[0];
}

/** Finds a comment that extends to the end of its line. A line without other text is removed. */
function lineComment(text: string, from: number, prefix: string | undefined): Tag[] {
  const at = prefix ? text.indexOf(prefix, from) : -1;
  if (at < 0) return [];
  const [blank = ''] = /[^\S\n]*$/.exec(text.slice(from, at)) ?? [];
  const start = at - blank.length;
  const lineEnd = text.indexOf('\n', at);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const isLine = start === 0 || text.charAt(start - 1) === '\n';
  const trims = {before: false, after: false};
  return [
    {kind: 'comment', start, end: isLine ? Math.min(end + 1, text.length) : end, code: '', trims},
  ];
}

/** Finds a closing delimiter that is not inside a quoted string. */
function closingAt(text: string, from: number, close: string, hasStrings: boolean): number {
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith(close, at)) return at;
    const quote = text.charAt(at);
    if (!hasStrings || (quote !== '"' && quote !== "'")) continue;
    const end = text.indexOf(quote, at + 1);
    if (end > 0) at = end;
  }
  return -1;
}

/** Returns the text that Jinja prints for a string, a number, or a path such as `extra.name` or `extra["name"]`. */
function printedValue(code: string, variables: Fields): string | undefined {
  const [, , literal] = /^(["'])((?:(?!\1).)*)\1$/s.exec(code) ?? [];
  if (literal !== undefined) return literal;
  if (/^\d[\d.]*$/.test(code)) return code;
  const path = code.replace(/\[\s*(["'])([\w.-]+)\1\s*\]/g, '.$2');
  if (!/^[\w.-]+$/.test(path)) return undefined;
  const value = path.split('.').reduce<unknown>((inner, key) => fieldsOf(inner)[key], variables);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

/** Returns the paths and names of the files in `include_yaml`, a list of paths or of names with paths. */
export function variableFiles(options: Fields): {readonly path: string; readonly name?: string}[] {
  const {include_yaml: files} = options;
  return listOf(files).flatMap((one) =>
    typeof one === 'string'
      ? [{path: one}]
      : Object.entries(fieldsOf(one)).map(([name, path]) => ({name, path: String(path)})),
  );
}

/** True if `mkdocs-macros` treats a page as a template. */
export function hasMacros(options: Fields, page: Fields): boolean {
  if (page['ignore_macros'] === true) return false;
  return (page['render_macros'] ?? options['render_by_default'] ?? true) !== false;
}
