import { periods } from '../../../domain/statistics/periods.ts';
import type { Period } from '../../../domain/contract/statistics.ts';
import { statisticsMessages } from '#messages/statistics.ts';
import { Link } from '../../routing/link.tsx';
import { addressOfPeriod } from './period.ts';
import styles from './period-choice.module.css';

export function PeriodChoice({ period }: { period: Period }) {
  return (
    <nav aria-label={statisticsMessages.period} className={styles.choice}>
      <ul role="list" className={styles.periods}>
        {periods.map((each) => (
          <li key={each}>
            <Link
              to={addressOfPeriod(each)}
              aria-current={each === period ? 'page' : undefined}
              className={styles.period}
            >
              {statisticsMessages.periods[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
