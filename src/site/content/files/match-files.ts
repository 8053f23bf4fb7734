import picomatch from 'picomatch';

/**
 * Returns the files that match an `include` pattern and no `exclude` pattern. Names that begin with a dot match only
 * patterns with an explicit dot.
 *
 * @param files Relative paths with `/` separators.
 */
export function matchFiles(
  files: readonly string[],
  {include, exclude}: {readonly include: readonly string[]; readonly exclude: readonly string[]},
): string[] {
  // File names can contain line breaks. In a regular expression, `.` only matches those with the `s` flag.
  const included = picomatch([...include], {flags: 's'});
  const excluded = picomatch([...exclude], {flags: 's', dot: true});
  return files.filter((file) => included(file) && !excluded(file));
}
