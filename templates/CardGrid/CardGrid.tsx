import type {ReactNode} from 'react';
import './styles.css';

export interface CardGridProps {
  /** `Card` elements. */
  readonly children?: ReactNode;
}

/**
 * A grid of cards with as many columns as fit.
 *
 * @example
 * ```tsx
 * import {Card, CardGrid} from 'legacydocs/components';
 *
 * export const Features = () => (
 *   <CardGrid>
 *     <Card title="Fast">Old versions are not built again.</Card>
 *     <Card title="Checked">A broken link fails the build.</Card>
 *   </CardGrid>
 * );
 * ```
 */
export function CardGrid({children}: CardGridProps) {
  return <div className="CardGrid">{children}</div>;
}
