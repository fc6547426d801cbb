import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: 'primary' | 'quiet' | 'danger' | 'link' | 'ending';
  /** Shows that the work is under way, keeps the size and the focus, and ignores clicks. */
  pending?: boolean;
  /** Fills the row, as the one action of a form does. */
  wide?: boolean;
};

export function Button({
  variant = 'primary',
  pending = false,
  wide = false,
  className,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const inert = pending || ariaDisabled === true || ariaDisabled === 'true';

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        styles.button,
        variant === 'ending' && styles.link,
        styles[variant],
        wide && styles.wide,
        className,
      )}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      onClick={handleClick}
    />
  );
}
