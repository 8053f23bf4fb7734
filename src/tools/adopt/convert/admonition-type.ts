import type {AdmonitionName} from '../../../core/messages/admonition-types.ts';

/** Words for admonition types in the classes of other generators, keyed by the theme's type. */
const types = {
  note: 'note abstract summary quote cite seealso see todo example secondary default versionadded versionchanged remark invariant',
  tip: 'tip green success check done pre post solution',
  info: 'info information important purple tldr question help faq primary light dark blue since version',
  caution: 'caution warning attention deprecated yellow orange user copyright',
  danger: 'danger error failure fail missing bug red alert-danger attention-danger',
} as const satisfies Readonly<Partial<Record<AdmonitionName, string>>>;

/**
 * Returns the theme's type for an admonition, according to the words in its classes. An unknown admonition is a note.
 */
export function admonitionTypeOf(classes: readonly string[]): AdmonitionName {
  const words = new Set(
    classes.flatMap((name) => [name.toLowerCase(), ...name.toLowerCase().split(/--|__|[-_]/)]),
  );
  for (const name of ['danger', 'caution', 'tip', 'info', 'note'] as const) {
    if (types[name].split(' ').some((word) => words.has(word))) return name;
  }
  // In VuePress and GitBook, `hint` is a part of the name of every admonition.
  return words.has('hint') ? 'tip' : 'note';
}
