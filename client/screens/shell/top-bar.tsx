import type { ReactNode } from 'react';
import { Drawing, sage, ink, Wash } from '../../illustrations/drawing.tsx';
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
          <Logo />
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

/** A boat on an even keel, with a leaf for a sail. */
function Logo() {
  return (
    <Drawing width={32} height={32} weight={2} className={styles.logo}>
      <Wash fill={sage} d="M17.5 3.5c6 2 8.8 6.6 7.6 13h-7.6z" />
      <path d="M14.5 3.2v13.3M14.5 8c-3.4 1.2-5.4 4.2-5.6 8.5h5.6" strokeWidth={1.8} />
      <Wash fill={ink} d="M3 19h26c-.9 4.6-5.3 7.2-10.8 7.2l-.7 4h-3l-.7-4C8.3 26.2 3.9 23.6 3 19z" />
    </Drawing>
  );
}
