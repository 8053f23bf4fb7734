import {Link} from 'legacydocs/theme';
import type {ReactNode} from 'react';

export interface CardProps {
  readonly title: ReactNode;
  /** Target of the card. The entire card can be clicked. */
  readonly to?: string;
  /** A drawing or an emoji above the title. It is decorative, so assistive technology ignores it. */
  readonly icon?: ReactNode;
  /** Text of the card, as Markdown. */
  readonly children?: ReactNode;
}

/**
 * A card with a title and short text. The entire card can be a link.
 *
 * @example
 * ```tsx
 * import {Card, CardGrid} from 'legacydocs/components';
 *
 * export const Next = () => (
 *   <CardGrid>
 *     <Card title="Installation" to="/docs/start/install">
 *       Requirements, and the first command.
 *     </Card>
 *   </CardGrid>
 * );
 * ```
 */
export function Card({title, to, icon, children}: CardProps) {
  return (
    <div className="Card">
      {icon !== undefined && (
        <div className="Card-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <p className="Card-title">{to === undefined ? title : <Link to={to}>{title}</Link>}</p>
      <div className="Card-text">{children}</div>
    </div>
  );
}
