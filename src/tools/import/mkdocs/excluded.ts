import {type Fields, textOf, textsOf} from '../values.ts';

/**
 * Returns a function that returns true for an excluded file.
 *
 * @param setting `exclude_docs`, whose lines are patterns as in `.gitignore`.
 * @param options Options of the plugin `mkdocs-exclude`.
 */
export function exclusion(setting: unknown, options: Fields): (file: string) => boolean {
  const lines = (textOf(setting) ?? '').split('\n').map((line) => line.trim());
  const rules = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, not = '', pattern = ''] = /^(!?)(.*?)\/?$/.exec(line) ?? [];
      // A pattern without a slash matches at any depth.
      const anchored = pattern.includes('/') ? pattern.replace(/^\//, '') : `**/${pattern}`;
      return {isExcluded: not === '', regex: new RegExp(`^${globSource(anchored, '[^/]')}(?:/|$)`)};
    });
  const globs = textsOf(options['glob']).map((one) => new RegExp(`^${globSource(one, '.')}$`));
  return (file) =>
    globs.some((one) => one.test(file)) ||
    rules.findLast(({regex}) => regex.test(file))?.isExcluded === true;
}

/** Converts a glob to a regular expression. @param character Matches what `?` and each character of `*` can match. */
export function globSource(glob: string, character: string): string {
  return glob.replace(/\*\*\/|\*\*|[*?]|[.+^${}()|\\[\]]/g, (sign) => {
    if (sign === '**/') return character === '.' ? '.*/' : '(?:.*/)?';
    if (sign === '**') return '.*';
    if (sign === '*') return `${character}*`;
    return sign === '?' ? character : `\\${sign}`;
  });
}
