import type {Diagnostic} from '../../core/diagnostics/types.ts';
import type {Version} from '../../site/content/types.ts';

/**
 * Notes on versions that there are not: nobody would read them (row VER-21).
 *
 * @param configured Names of all versions, whether they are built or not.
 */
export function differsProblems(
  versions: readonly Version[],
  configured: readonly string[],
): Diagnostic[] {
  const known = new Set([...configured, ...versions.map(({label}) => label)]);
  return versions.flatMap(({docs}) =>
    docs.flatMap(({frontMatter, sourcePath, locations}) =>
      Object.keys(frontMatter.differs ?? {})
        .filter((name) => !known.has(name))
        .map(
          (name): Diagnostic => ({
            severity: 'warning',
            code: 'unknown-version',
            message: `\`differs\` names \`${name}\`, which is no version of this site.`,
            file: sourcePath,
            ...locations?.get('differs'),
            consequence: 'What it says of that version is shown nowhere.',
            hint: `The versions are ${configured.map((version) => `\`${version}\``).join(', ')}; a name that is a number needs quotes.`,
          }),
        ),
    ),
  );
}
