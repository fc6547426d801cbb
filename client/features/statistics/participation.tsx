import type { Period } from '../../../domain/contract/statistics.ts';
import { statisticsMessages } from '../../../domain/messages/en/statistics.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Loading } from '../../ui/page-states.tsx';
import { QuietRetry } from '../../ui/quiet-retry.tsx';
import styles from './participation.module.css';
import { useOverview } from './statistics.api.ts';
import type { Overview } from './statistics.api.ts';

const { participation: words, count } = statisticsMessages;
const height = 88;

/** How many take part, of how many: what every other figure rests on. */
export function Participation({ period }: { period: Period }) {
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useOverview(period);
  if (data && data.participants === undefined) return null;
  return (
    <Card aria-labelledby="participation" aria-busy={isPlaceholderData} className={styles.card}>
      <h2 id="participation">{words.title}</h2>
      <div className={classNames(styles.room, isPlaceholderData && styles.old)}>
        {isPending && <Loading text={words.loading} height={height} />}
        {!isPending && !data && <QuietRetry height={height} pending={isFetching} onRetry={() => void refetch()} />}
        {data && <Share overview={data} period={period} />}
      </div>
    </Card>
  );
}

function Share({ overview: { participants, totalEmployees }, period }: { overview: Overview; period: Period }) {
  if (participants === undefined) return null;
  if (totalEmployees === 0) return <p className={styles.meaning}>{words.nobody}</p>;
  const share = Math.min(participants / totalEmployees, 1);
  return (
    <div className={styles.share}>
      <p>
        <span className={styles.number}>{words.ofAll(count(participants), count(totalEmployees))}</span>{' '}
        <span className={styles.meaning}>{words.meaning[period]}</span>
      </p>
      <div className={styles.scale}>
        <span aria-hidden="true" className={styles.track}>
          <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
        </span>
        <span className={styles.percent}>{words.share(Math.round(share * 100))}</span>
      </div>
    </div>
  );
}
