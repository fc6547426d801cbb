import { CloseIcon } from '../illustrations/icons.tsx';
import { classNames } from './class-names.ts';
import styles from './close-button.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type CloseButtonProps = { label: string; className?: string | undefined; onClick: () => void };

/** A cross, as large as a finger. */
export function CloseButton({ label, className, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={classNames(styles.close, className)} onClick={onClick}>
      <CloseIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
