import {positionAt} from '../../../core/diagnostics/position.ts';
import {proseOf} from '../markdown.ts';
import type {SiteRules} from '../site-rules.ts';
import {applyEdits, editsFor, lineBreaks} from '../text.ts';
import type {Fields} from '../values.ts';

/** A page whose `<head>` contains only valid elements. */
interface ValidHead {
  /** Lines keep their positions. */
  readonly body: string;
  /** Front matter fields that replace elements. */
  readonly fields: Fields;
  /** Names of the removed elements, with 1-based lines in the body. */
  readonly lost: readonly {readonly name: string; readonly line: number}[];
}

const heads = /<(head|Head)>[\s\S]*?<\/\1>/g;
const elements =
  /<(title|style|script|meta|link)\b(?:[^>"']|"[^"]*"|'[^']*')*(?:(?<=\/)>|>(?:[\s\S]*?<\/\1>)?)/g;

/** Removes elements that are not allowed in an MDX page's `<head>`, or that front matter fields replace. */
export function withValidHead(
  body: string,
  {headFields}: Pick<SiteRules, 'headFields'>,
): ValidHead {
  const fields: Record<string, string> = {};
  const lost: {name: string; line: number}[] = [];
  const edits = editsFor(proseOf(body, 'mdx'), heads, ({0: {length}, index}) => {
    const written = body.slice(index, index + length);
    const kept = written.replace(elements, (element, name: string, at: number) => {
      const field = replacementOf(element, name, headFields);
      if (field === undefined) return element;
      const [key, value] = field;
      if (key !== 'title' && value !== undefined) fields[key] = value;
      else lost.push({name, line: positionAt(body, index + at).line});
      return lineBreaks(element);
    });
    return /<(?!\/?head>)/i.test(kept) ? kept : lineBreaks(written);
  });
  return {body: applyEdits(body, edits), fields, lost};
}

/**
 * Returns the name and value of the front matter field that replaces an invalid element; the value is `undefined` if
 * there is no such field. @returns `undefined` if the element is valid.
 */
function replacementOf(
  element: string,
  name: string,
  headFields: SiteRules['headFields'],
): [string, string | undefined] | undefined {
  const attribute = (key: string): string | undefined =>
    new RegExp(`\\s${key}=(["'])([\\s\\S]*?)\\1`).exec(element)?.[2];
  if (name === 'link') return attribute('rel') === 'canonical' ? [name, undefined] : undefined;
  if (name !== 'meta') return [name, undefined];
  const meta = attribute('name') ?? attribute('property') ?? '';
  const field = headFields.get(meta.toLowerCase());
  return field === undefined ? undefined : [field, attribute('content')];
}
