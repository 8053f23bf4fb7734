import {Link, type LinkProps} from 'legacydocs/theme';
import {classNames} from '../shared/class-names.ts';
import './styles.css';

export interface LinkButtonProps extends LinkProps {
  /** `secondary` for a button that only has a border. */
  readonly variant?: 'primary' | 'secondary';
}

/**
 * A link styled as a button, for the reader's next step.
 *
 * @example
 * ```tsx
 * import {LinkButton} from 'legacydocs/components';
 *
 * export const Start = () => <LinkButton to="/docs/">Get started</LinkButton>;
 * ```
 */
export function LinkButton({variant = 'primary', className, ...rest}: LinkButtonProps) {
  return <Link className={classNames(`LinkButton LinkButton--${variant}`, className)} {...rest} />;
}
