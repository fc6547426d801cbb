import type { ReactNode } from 'react';
import { ChevronIcon } from '../../../illustrations/action-icons.tsx';
import { Link } from '../../../routing/link.tsx';
import { Card } from '../../../ui/card.tsx';
import prose from '../../../ui/prose.module.css';
import styles from './link-list.module.css';

type LinkRow = { to: string; icon: ReactNode; name: string; text: string };

/** The screens that are about the person alone, each a line that is one link as a whole. */
export function LinkList({ title, places }: { title: string; places: readonly LinkRow[] }) {
  return (
    <Card aria-labelledby="own-places">
      <h2 id="own-places" className={styles.title}>
        {title}
      </h2>
      <ul role="list">
        {places.map(({ to, icon, name, text }) => (
          <li key={to} className={styles.place}>
            <span className={styles.icon}>{icon}</span>
            <div className={styles.words}>
              <Link to={to}>{name}</Link>
              <p className={prose.quiet}>{text}</p>
            </div>
            <ChevronIcon className={styles.onward} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
