import {Fragment, type ReactNode} from 'react';

export interface TranslateProps {
  /** One text. What changes stands in braces: `Read the {link}.` */
  readonly children: string;
  /** What is put in, by name. A name that is not here stays as it is written. */
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/**
 * A sentence with elements in it, which can be replaced as a whole: its order of words belongs to the language, so elements are put in
 * by name.
 *
 * @example
 * ```tsx
 * import {Link, Translate} from 'legacydocs/theme';
 *
 * export const Hint = () => (
 *   <Translate values={{page: <Link to="/docs/">the introduction</Link>}}>
 *     {'Begin with {page}.'}
 *   </Translate>
 * );
 * ```
 * @throws {Error} When its children are not one text (row ERR-06).
 */
export function Translate({children, values = {}}: TranslateProps) {
  if (typeof children !== 'string') {
    reportValue(children);
    throw new Error(
      'Translate: its children must be one text. Write what changes as {name}, and give it in `values`.',
    );
  }
  const parts = children.split(/\{(\w+)\}/);
  if (parts.length === 1) return children;
  return parts.map((part, index) => {
    const value = index % 2 === 1 ? (values[part] ?? `{${part}}`) : part;
    // Beside others a text has an element of its own: browsers that translate pages put elements in the place of texts.
    const Part = typeof value === 'string' || typeof value === 'number' ? 'span' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
    return value === '' ? null : <Part key={index}>{value}</Part>;
  });
}

function reportValue(children: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a developer has to see what was given (row ERR-06).
  console.error('Translate: these children are not one text:', children);
}
