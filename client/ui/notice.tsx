import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

/** A status line. Leave it on the page without children while there is nothing to say: then a screen reader hears what comes. */
export function Notice({
  tone = 'info',
  children,
}: {
  tone?: 'success' | 'info' | 'warning' | 'error';
  children?: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold words only, not blocks
    <div role="status" className={styles.region}>
      {children && (
        <div className={classNames(styles.box, styles[tone])}>
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}
