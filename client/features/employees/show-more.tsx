import { useState } from 'react';
import { employeeHistoryMessages } from '#messages/employees.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './employee-history.module.css';

const step = 50;

/** The first of a long list, and a button that shows more of it. `of` completes its words for those who hear it by itself. */
export function useShowMore<T>(rows: readonly T[], of: string) {
  const [shown, setShown] = useState(step);
  const rest = rows.length - shown;
  const button = rest > 0 && (
    <Button variant="quiet" className={styles.more} onClick={() => setShown(shown + step)}>
      <span>
        {employeeHistoryMessages.showMore(rest)}
        <VisuallyHidden>{employeeHistoryMessages.of(of)}</VisuallyHidden>
      </span>
    </Button>
  );
  return { first: rows.slice(0, shown), button };
}
