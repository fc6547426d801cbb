import { Fragment } from 'react';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { protectionMessages, statisticsMessages } from '#messages/statistics.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Loading } from '../../ui/page-states.tsx';
import { QuietRetry } from '../../ui/quiet-retry.tsx';
import { dayText } from './coverage.ts';
import { stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import styles from './participation.module.css';
import { useOverview } from './statistics.api.ts';
import type { Overview } from './statistics.api.ts';

const { participation: words, count } = statisticsMessages;
const height = 88;

/** How many were invited, have registered and take part: what every other figure rests on. */
export function Participation({ period }: { period: Asked }) {
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useOverview(period);
  return (
    <Card aria-labelledby="participation" aria-busy={isPlaceholderData} className={stack(3)}>
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
  if (participantsAmong === 0) return <People overview={overview} meaning={words.nobody} />;
  if (participants === undefined) return <People overview={overview} meaning={words.tooFew} />;
  if (protection) return <AboutShare overview={overview} />;
  return (
    <div className={stack(3)}>
      <People overview={overview} tookPart={words.tookPart(count(participants))} meaning={meaningOf(period)} />
      <Scale share={participants / participantsAmong} />
      {participantsAmong > totalEmployees && <p className={prose.quiet}>{words.former}</p>}
    </div>
  );
}

/** Invited, registered, took part: each that can be said. Where there is no staff list nobody was invited. */
function People({ overview, tookPart, meaning }: { overview: Overview; tookPart?: string; meaning: string }) {
  const { invited, totalEmployees, participantsAmong = totalEmployees } = overview;
  const steps = [
    ...(invited === undefined ? [] : [words.invited(count(invited))]),
    ...(participantsAmong === 0 ? [] : [words.registered(count(participantsAmong))]),
    ...(tookPart === undefined ? [] : [tookPart]),
  ];
  return (
    <p className={styles.people}>
      {steps.length > 0 && (
        <>
          <span className={styles.number}>
            {steps.map((step, place) => (
              <Fragment key={step}>
                {place > 0 && ', '}
                <span className={styles.step}>{step}</span>
              </Fragment>
            ))}
          </span>{' '}
        </>
      )}
      <span className={prose.quiet}>{meaning}</span>
    </p>
  );
}

/** In which time: a period by its name, days by their dates. */
function meaningOf(asked: Asked): string {
  if (typeof asked === 'string') return words.meaning[asked];
  return words.between(asked.from && dayText(asked.from), asked.to && dayText(asked.to));
}

/** Of the four weeks that the number is of, whatever the period; more may have taken part than are employees now. */
function AboutShare({ overview }: { overview: Overview }) {
  const { participants = 0, totalEmployees, protection } = overview;
  const of = protection?.participants;
  if (!protection || !of) return null;
  const isShare = participants <= totalEmployees;
  return (
    <div className={stack(3)}>
      <People
        overview={overview}
        tookPart={words.tookPartAbout(count(participants))}
        meaning={words.took(dayText(of.from), dayText(of.through))}
      />
      {isShare ? <Scale share={participants / totalEmployees} /> : <p className={prose.quiet}>{words.someLeft}</p>}
      <p className={prose.quiet}>{protectionMessages.giveOrTake(count(protection.give_or_take.participants))}</p>
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
