import {Fragment, type ReactNode} from 'react';

export interface TranslateProps {
  /** A single string with placeholders in braces: `Read the {link}.` */
  readonly children: string;
  /** Values for the placeholders. Placeholders without a value are left unchanged. */
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/**
 * A translatable sentence that contains elements. Word order depends on the language, so the elements replace named
 * placeholders.
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
 * @throws {Error} If its children are not one text (row ERR-06).
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
    // Each text has its own element, because page translation in browsers replaces text nodes.
    const Part = typeof value === 'string' || typeof value === 'number' ? 'span' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
    return value === '' ? null : <Part key={index}>{value}</Part>;
  });
}

function reportValue(children: unknown): void {
  // biome-ignore lint/suspicious/noConsole: developers need to see the value (row ERR-06).
  console.error('Translate: these children are not one text:', children);
}
