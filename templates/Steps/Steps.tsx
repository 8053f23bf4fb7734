import type {ReactNode} from 'react';
import './styles.css';

export interface StepsProps {
  /** An ordered list, as Markdown. */
  readonly children?: ReactNode;
}

/**
 * An ordered list shown as large numbered steps, which can contain code and pictures.
 *
 * @example
 * ```tsx
 * import {Steps} from 'legacydocs/components';
 *
 * export const Install = () => (
 *   <Steps>
 *     <ol>
 *       <li>Install the package.</li>
 *       <li>Write the first page.</li>
 *     </ol>
 *   </Steps>
 * );
 * ```
 */
export function Steps({children}: StepsProps) {
  return <div className="Steps">{children}</div>;
}
