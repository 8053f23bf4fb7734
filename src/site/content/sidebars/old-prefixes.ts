import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';

/**
 * Row VER-20: old sidebars files name their version in ids. They are read without it, and this says so.
 *
 * @param ids Those that were read without their prefix.
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
      message: `${count} with \`${prefix}\`, as old sidebars files wrote them; \`${first}\` is read as \`${first.slice(prefix.length)}\`.`,
      file,
      hint: `Remove \`${prefix}\` from the ids.`,
    },
  ];
}

/** Row VER-20: the names of sidebars keep the prefix. */
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
      message: `The sidebar \`${name}\` keeps its prefix: its name is not \`${name.slice(prefix.length)}\`.`,
      file,
      consequence: 'The navbar and `displayed_sidebar` find it by its whole name only.',
      hint: `Rename it to \`${name.slice(prefix.length)}\`.`,
    }));
}
