import { Fragment } from 'react';
import type { Asked } from '../../../domain/statistics/periods.ts';
import { statisticsMessages } from '#messages/statistics.ts';
import { classNames } from '../../ui/class-names.ts';
import { QuietRetry } from '../../ui/quiet-retry.tsx';
import { WholeDates } from '../../ui/whole-dates.tsx';
import { dayText, endsOf } from './coverage.ts';
import prose from '../../ui/prose.module.css';
import styles from './participation.module.css';
import { useOverview } from './statistics.api.ts';
import type { Overview } from './read-overview.ts';

const { participation: words, count } = statisticsMessages;
const height = 56;

/** How many were invited, have registered and take part: what every other figure rests on. */
export function Participation({ period }: { period: Asked }) {
  const query = useOverview(period);
  const { data, isPlaceholderData } = query;
  return (
    <section
      aria-label={words.title}
      aria-busy={isPlaceholderData}
      className={classNames(styles.room, isPlaceholderData && styles.old)}
    >
      {!data && <QuietRetry query={query} loading={<p className={prose.quiet}>{words.loading}</p>} height={height} />}
      {data && <Share overview={data} period={period} />}
    </section>
  );
}

function Share({ overview, period }: { overview: Overview; period: Asked }) {
  const { participants, totalEmployees, participantsAmong = totalEmployees, protection } = overview;
  if (participantsAmong === 0) return <People overview={overview} meaning={words.nobody} />;
  if (participants === undefined) return <People overview={overview} meaning={protection ? words.tooFew : ''} />;
  if (protection) return <AboutShare overview={overview} />;
  const meaning = meaningOf(period);
  return (
    <People
      overview={overview}
      tookPart={words.tookPart(count(participants), percentOf(participants, participantsAmong))}
      meaning={participantsAmong > totalEmployees ? words.former(meaning) : meaning}
    />
  );
}

const percentOf = (part: number, all: number) => Math.round((part / all) * 100);

/** Invited, registered, took part: each that can be said. Where there is no staff list no one was invited. */
function People({ overview, tookPart, meaning }: { overview: Overview; tookPart?: string; meaning: string }) {
  const { invited, totalEmployees, participantsAmong = totalEmployees } = overview;
  const steps = [
    ...(invited === undefined ? [] : [words.invited(count(invited))]),
    ...(participantsAmong > 0 ? [words.registered(count(participantsAmong))] : []),
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
      <span className={prose.quiet}>
        <WholeDates>{meaning}</WholeDates>
      </span>
    </p>
  );
}

/** In which time: a period by its name, days by their dates. */
function meaningOf(asked: Asked): string {
  if (typeof asked === 'string') return words.meaning[asked];
  return words.between(asked.from && dayText(asked.from), asked.to && dayText(asked.to));
}

/** The share for the four weeks the number covers, whatever the period. More may have taken part than are employees now. */
function AboutShare({ overview }: { overview: Overview }) {
  const { participants = 0, totalEmployees, protection } = overview;
  const of = protection?.participants;
  if (!of) return null;
  const isShare = participants <= totalEmployees;
  const share = isShare ? percentOf(participants, totalEmployees) : undefined;
  const meaning = words.took(...endsOf(of));
  return (
    <People
      overview={overview}
      tookPart={words.tookPartAbout(count(participants), share)}
      meaning={isShare ? meaning : words.someLeft(meaning)}
    />
  );
}
