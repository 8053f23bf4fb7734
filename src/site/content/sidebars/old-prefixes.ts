import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';

/**
 * Reports ids with a version prefix, as in old sidebars files. The prefix is ignored (row VER-20).
 *
 * @param ids Ids whose prefix was ignored.
 */
export function prefixedIds(
  ids: readonly string[],
  prefix: string,
  file: string | undefined,
): Diagnostic[] {
  const [first] = ids;
  if (first === undefined) return [];
  const count = ids.length === 1 ? 'One id begins' : `${ids.length} ids begin`;
  return [
    {
      severity: 'warning',
      code: 'sidebar-old-prefix',
      message: `${count} with \`${prefix}\`, as in old sidebars files; \`${first}\` is read as \`${first.slice(prefix.length)}\`.`,
      file,
      hint: `Remove \`${prefix}\` from the ids.`,
    },
  ];
}

/** Reports sidebar names with a version prefix. These prefixes are not ignored (row VER-20). */
export function prefixedNames(
  names: readonly string[],
  prefix: string,
  file: string | undefined,
): Diagnostic[] {
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({
      severity: 'warning',
      code: 'sidebar-old-prefix',
      message: `The prefix is part of the name of the sidebar \`${name}\`, which is not read as \`${name.slice(prefix.length)}\`.`,
      file,
      consequence: 'The navbar and `displayed_sidebar` find the sidebar only by its full name.',
      hint: `Rename the sidebar to \`${name.slice(prefix.length)}\`.`,
    }));
}
