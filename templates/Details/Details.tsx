import type {DetailsHTMLAttributes, ReactNode} from 'react';
import {elements} from '../ArticleMarkup.ts';
import {messages} from '../messages.ts';
import {classNames} from '../shared/class-names.ts';

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Label that is always visible. */
  readonly summary?: ReactNode;
}

/**
 * A collapsible section: `<details>` with a default summary (row MD-24).
 *
 * @example
 * ```tsx
 * import {Details} from 'legacydocs/theme';
 *
 * export const More = () => <Details summary="Show more">What was hidden.</Details>;
 * ```
 */
export function Details({summary = messages.details, className, children, ...rest}: DetailsProps) {
  return (
    <details className={classNames(elements.details, className)} {...rest}>
      <summary className={classNames(elements.summary)}>{summary}</summary>
      {children}
    </details>
  );
}
