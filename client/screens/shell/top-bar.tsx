import type { ReactNode } from 'react';
import { Logo } from '../../illustrations/logo.tsx';
import { Link } from '../../routing/link.tsx';
import { settings } from '../../settings/settings.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './top-bar.module.css';

/** Logo and product title, the tabs of the person who is signed in, and help, always. */
export function TopBar({ tabs, help, person }: { tabs?: ReactNode; help: ReactNode; person?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link to="/" className={styles.brand}>
          <Logo className={styles.logo} />
          <span className={classNames(styles.title, settings.logo && styles.besideLogo)}>{settings.productTitle}</span>
          {settings.logo && (
            <img
              src={settings.logo.url}
              width={settings.logo.width}
              height={settings.logo.height}
              alt={settings.orgName}
              className={styles.orgLogo}
            />
          )}
        </Link>
        {tabs}
        <div className={styles.end}>
          {help}
          {person}
        </div>
      </div>
    </header>
  );
}
