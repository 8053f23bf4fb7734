import {fieldsOf, isFields, textOf} from '../values.ts';

/**
 * Returns the function that creates heading ids.
 *
 * @param slugify The `slugify` option of `toc`, a reference to a Python function: `{$python: 'pymdownx.slugs.slugify',
 * kwds: {}}`. In Zensical, the field for the name is `object`, and it can be missing.
 */
export function slugger(slugify: unknown): (text: string) => string {
  if (!isFields(slugify)) return asciiSlug;
  const {$python, object, kwds} = slugify;
  const kind = textOf($python ?? object) ?? 'pymdownx.slugs.slugify';
  if (/^markdown\.extensions\.toc\.slugify$/.test(kind)) return asciiSlug;
  if (/toc\.slugify_unicode$/.test(kind)) return (text) => slug(text, true, 'lower');
  if (/uslugify_cased$|gfm_cased|slugify_cased/.test(kind))
    return (text) => slug(text, true, 'none', '-');
  if (/uslugify|gfm/.test(kind)) return (text) => slug(text, true, 'lower', '-');
  const given = textOf(fieldsOf(kwds)['case']) ?? 'none';
  return (text) => slug(text, true, given, '-');
}

function asciiSlug(text: string): string {
  const ascii = text
    .normalize('NFKD')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Python-Markdown keeps ASCII only.
    .replace(/[^\x00-\x7F]/g, '');
  return slug(ascii, false, 'lower');
}

/**
 * Returns a slug.
 *
 * @param isUnicode Keep letters of all scripts.
 * @param separator Replaces each space. If it is missing, runs of spaces and hyphens become one hyphen.
 */
function slug(text: string, isUnicode: boolean, letters: string, separator?: string): string {
  const normal = isUnicode ? text.normalize('NFC') : text;
  const kept = normal.replace(isUnicode ? /[^\p{L}\p{M}\p{N}_\s-]/gu : /[^\w\s-]/g, '').trim();
  const cased = /^lower|^fold/.test(letters) ? kept.toLowerCase() : kept;
  return separator === undefined ? cased.replace(/[-\s]+/g, '-') : cased.replace(/\s/g, separator);
}
