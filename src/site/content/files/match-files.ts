import picomatch from 'picomatch';

/**
 * Returns the files that match an `include` pattern and no `exclude` pattern. A dot at the start of a name must be
 * written out in `include` patterns; in `exclude` patterns, wildcards also match such a dot.
 *
 * @param files Relative paths with `/` separators.
 */
export function matchFiles(
  files: readonly string[],
  {include, exclude}: {readonly include: readonly string[]; readonly exclude: readonly string[]},
): string[] {
  // File names can contain line breaks, which `.` in a regular expression matches only with the `s` flag.
  const included = picomatch([...include], {flags: 's'});
  const excluded = picomatch([...exclude], {flags: 's', dot: true});
  return files.filter((file) => included(file) && !excluded(file));
}
