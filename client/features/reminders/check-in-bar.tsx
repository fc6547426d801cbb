import { checkInMessages } from '#messages/check-ins.ts';
import { Link } from '../../routing/link.tsx';
import { Button } from '../../ui/button.tsx';
import { row } from '../../ui/layout.ts';
import styles from './check-in-bar.module.css';
import { useCheckIns, useCloseCheckIn } from './check-ins.api.ts';

const words = checkInMessages.bar;

/** Two weeks after a questionnaire, for those who want it, until they close it or answer again. */
export function CheckInBar() {
  const { data } = useCheckIns();
  const { mutate: close, isPending } = useCloseCheckIn();
  if (!data || !Array.isArray(data.due) || data.due.length === 0) return null;
  return (
    <section aria-label={words.label} className={styles.bar}>
      <p>{words.text}</p>
      <p className={row(4, 'rows2', 'links')}>
        <Link to="/dashboard?tab=mytests">{words.open}</Link>
        <Button variant="quiet" pending={isPending} onClick={() => close()}>
          {words.close}
        </Button>
      </p>
    </section>
  );
}
