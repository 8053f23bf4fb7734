import {printable} from '../../../core/diagnostics/diagnostic.ts';

/** Describes a value as a sentence part: "the text `yes`", "`9`", "a list". Long strings are truncated. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'string')
    return value === '' ? 'an empty string' : `the string \`${cut(value)}\``;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'function') return 'a function';
  return `\`${String(value)}\``;
}

function cut(text: string): string {
  const oneLine = printable(text.replace(/\s+/g, ' '));
  return oneLine.length > 60 ? `${oneLine.slice(0, 59)}…` : oneLine;
}
