import { homeMessages } from '#messages/home.ts';
import styles from './greeting.module.css';

/** `isPending` lets the name fade in, so that no one sees a placeholder turn into it. */
export function Greeting({ name, isPending }: { name: string | undefined; isPending: boolean }) {
  return (
    <span className={styles.greeting}>
      <span>
        {homeMessages.welcome}
        <span className={isPending ? styles.awaited : styles.name}>
          {name?.trim().toUpperCase() || homeMessages.nameless}
        </span>
      </span>
    </span>
  );
}
