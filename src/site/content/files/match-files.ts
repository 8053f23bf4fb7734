import picomatch from 'picomatch';

/**
 * Those files that a pattern includes and none excludes. Names that begin with a dot match only
 * patterns that say so.
 *
 * @param files Relative, `/` separators.
 */
export function matchFiles(
  files: readonly string[],
  {include, exclude}: {readonly include: readonly string[]; readonly exclude: readonly string[]},
): string[] {
  // Names may hold line breaks, which `.` of a regular expression leaves out.
  const included = picomatch([...include], {flags: 's'});
  const excluded = picomatch([...exclude], {flags: 's', dot: true});
  return files.filter((file) => included(file) && !excluded(file));
}
