import type { Asked } from '../../../domain/statistics/periods.ts';
import { protectionMessages, statisticsMessages } from '#messages/statistics.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Loading } from '../../ui/page-states.tsx';
import { QuietRetry } from '../../ui/quiet-retry.tsx';
import { dayText } from './coverage.ts';
import styles from './participation.module.css';
import { useOverview } from './statistics.api.ts';
import type { Overview } from './statistics.api.ts';

const { participation: words, count } = statisticsMessages;
const height = 88;

/** How many take part, of how many: what every other figure rests on. */
export function Participation({ period }: { period: Asked }) {
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useOverview(period);
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

function Share({ overview, period }: { overview: Overview; period: Asked }) {
  const { participants, totalEmployees, participantsAmong = totalEmployees, protection } = overview;
  if (participants === undefined) return <p className={styles.meaning}>{words.tooFew}</p>;
  if (participantsAmong === 0) return <p className={styles.meaning}>{words.nobody}</p>;
  if (protection) return <AboutShare overview={overview} />;
  const share = participants / participantsAmong;
  return (
    <div className={styles.share}>
      <p>
        <span className={styles.number}>{words.ofAll(count(participants), count(participantsAmong))}</span>{' '}
        <span className={styles.meaning}>{meaningOf(period)}</span>
      </p>
      <Scale share={share} />
      {participantsAmong > totalEmployees && <p className={styles.meaning}>{words.former}</p>}
    </div>
  );
}

/** In which time: a period by its name, days by their dates. */
function meaningOf(asked: Asked): string {
  if (typeof asked === 'string') return words.meaning[asked];
  return words.between(asked.from && dayText(asked.from), asked.to && dayText(asked.to));
}

/** Of the four weeks that the number is of, whatever the period; more may have taken part than are employees now. */
function AboutShare({ overview: { participants = 0, totalEmployees, protection } }: { overview: Overview }) {
  const of = protection?.participants;
  if (!protection || !of) return null;
  const [from, through] = [dayText(of.from), dayText(of.through)];
  const isShare = participants <= totalEmployees;
  return (
    <div className={styles.share}>
      <p>
        <span className={styles.number}>
          {isShare ? words.about(count(participants), count(totalEmployees)) : words.aboutAlone(count(participants))}
        </span>{' '}
        <span className={styles.meaning}>
          {isShare ? words.took(from, through) : words.tookAlone(from, through, count(totalEmployees))}
        </span>
      </p>
      {isShare && <Scale share={participants / totalEmployees} />}
      <p className={styles.meaning}>{protectionMessages.giveOrTake(count(protection.give_or_take.participants))}</p>
    </div>
  );
}

function Scale({ share }: { share: number }) {
  return (
    <div className={styles.scale}>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </span>
      <span className={styles.percent}>{words.share(Math.round(share * 100))}</span>
    </div>
  );
}
