import { Link } from '../routing/link.tsx';
import type { LinkProps } from '../routing/link.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** A link to another screen that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: LinkProps & { variant?: 'primary' | 'quiet' | 'link' }) {
  return <Link {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
