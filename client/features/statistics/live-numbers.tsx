import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { adminNumberMessages as words } from '#messages/admin.ts';
import { protectionMessages, statisticsMessages } from '#messages/statistics.ts';
import { QuietRetry } from '../../ui/quiet-retry.tsx';
import { classNames } from '../../ui/class-names.ts';
import { stack } from '../../ui/layout.ts';
import prose from '../../ui/prose.module.css';
import { dayText, rangeText } from './coverage.ts';
import styles from './live-numbers.module.css';
import { useLiveOverview } from './statistics.api.ts';
import type { Overview } from './read-overview.ts';

const { count } = statisticsMessages;

interface Figure {
  label: string;
  number: string;
  note: string;
}

/** Four numbers of the statistics: as high while they load as after it. */
export function LiveNumbers() {
  const query = useLiveOverview();
  return query.data ? (
    <Numbers data={query.data} />
  ) : (
    <QuietRetry query={query} loading={<Numbers data={undefined} />} height={160} />
  );
}

function Numbers({ data }: { data: Overview | undefined }) {
  return (
    <div className={stack(4)} aria-busy={!data}>
      <h3 className={styles.title}>{words.title}</h3>
      <dl className={styles.tiles}>
        {figuresOf(data).map(({ label, number, note }) => (
          <div key={label} className={classNames(stack(0), styles.tile)}>
            <dt>{label}</dt>
            <dd className={styles.number}>{number}</dd>
            <dd className={classNames(styles.note, prose.note)}>{note}</dd>
          </div>
        ))}
      </dl>
      {data && <Days data={data} />}
    </div>
  );
}

/** Of which days they are, where the title's are not all of them: those of a block may have ended weeks ago. */
function Days({ data: { protection, plain_from: plainFrom } }: { data: Overview }) {
  if (protection) {
    const { covers } = protection;
    return (
      <p className={prose.note}>
        {covers && `${protectionMessages.covers(rangeText(covers))} `}
        {words.protectedNote}
      </p>
    );
  }
  return plainFrom !== undefined && <p className={prose.note}>{protectionMessages.plainFrom(dayText(plainFrom))}</p>;
}

/** Before they are known each has its place, so that nothing moves. */
function figuresOf(data: Overview | undefined): Figure[] {
  return [
    {
      label: words.employees,
      number: data ? countOf(data.totalEmployees) : words.unknown,
      note: words.employeesNote,
    },
    participantsOf(data),
    figureOf(data, words.results, words.resultsNote, resultsOf),
    figureOf(data, words.moods, words.moodsNote, ({ moodEntries }) => moodEntries),
  ];
}

const countOf = (number: number) => (Number.isNaN(number) ? words.unknown : count(number));

function participantsOf(data: Overview | undefined): Figure {
  const label = words.tookPart;
  if (!data) return { label, number: words.unknown, note: words.unknown };
  const { participants, totalEmployees, participantsAmong = totalEmployees, protection } = data;
  if (participants === undefined && !protection) return { label, number: words.unknown, note: words.people };
  if (participants === undefined) return { label, number: words.withheld, note: words.withheldNote };
  const number = protection ? words.about(count(participants)) : count(participants);
  const isShare = participantsAmong > 0 && participants <= participantsAmong;
  const percent = Math.round((participants / participantsAmong) * 100);
  return { label, number, note: isShare ? words.share(percent, count(participantsAmong)) : words.people };
}

/** Protected, 0 may be a number that is withheld: nothing is said of a sum with one in it. */
function figureOf(
  data: Overview | undefined,
  label: string,
  note: string,
  numberOf: (overview: Overview) => number | undefined,
): Figure {
  if (!data) return { label, number: words.unknown, note };
  const number = numberOf(data);
  if (number === undefined || (data.protection && number === 0))
    return { label, number: words.withheld, note: words.withheldNote };
  return { label, number: data.protection ? words.about(count(number)) : countOf(number), note };
}

function resultsOf(overview: Overview): number | undefined {
  const parts = instrumentTypes.map((type) => overview[instruments[type].wire.submissions]);
  if (overview.protection && parts.includes(0)) return undefined;
  return parts.reduce((sum, part) => sum + part, 0);
}
