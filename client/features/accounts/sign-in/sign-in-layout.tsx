import type { ReactNode } from 'react';
import { loginMessages } from '#messages/login.ts';
import { Link } from '../../../routing/link.tsx';
import styles from './sign-in-layout.module.css';

/** A form for strangers at the harbour: on a desk beside it, on a phone above a strip of its horizon. */
export function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.form}>{children}</div>
      <div className={styles.scene}>
        <p className={styles.promise}>
          <span className={styles.words}>{loginMessages.promise}</span>{' '}
          <Link to="/who-can-see">{loginMessages.seeWho}</Link>
        </p>
        <picture>
          <source media="(min-width: 64rem)" srcSet="/pictures/harbour.svg" />
          <img src="/pictures/horizon.svg" alt="" width={720} height={220} className={styles.picture} />
        </picture>
      </div>
    </div>
  );
}
