import { periods } from '../../../domain/statistics/periods.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { statisticsMessages } from '#messages/statistics.ts';
import { Link } from '../../routing/link.tsx';
import { useSearchParams } from '../../routing/search-params.ts';
import { Details } from '../../ui/details.tsx';
import { DateChoice } from './date-choice.tsx';
import { addressWith } from './stats-address.ts';
import { row } from '../../ui/layout.ts';
import { classNames } from '../../ui/class-names.ts';
import segments from '../../ui/segments.module.css';
import styles from './period-choice.module.css';

/** The quick periods, and any other days. */
export function PeriodChoice({ period }: { period: Asked }) {
  const [search] = useSearchParams();
  const days = typeof period === 'string' ? { from: '', to: '' } : period;
  return (
    <div className={classNames(row(4, 'rows0'), styles.place)}>
      <nav aria-label={statisticsMessages.period} className={styles.choice}>
        <ul role="list" className={classNames(segments.segments, styles.periods)}>
          {periods.map((each) => (
            <li key={each}>
              <Link
                to={addressWith(search, { asked: each })}
                aria-current={each === period ? 'page' : undefined}
                className={segments.segment}
              >
                {statisticsMessages.periods[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Details summary={statisticsMessages.dates.summary} open={typeof period !== 'string'}>
        <DateChoice from={days.from ?? ''} to={days.to ?? ''} />
      </Details>
    </div>
  );
}
