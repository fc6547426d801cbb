import type { StatisticsProtection } from '../../../domain/contract/statistics.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import type { Moved } from '../../../domain/statistics/wilson.ts';
import { groupMessages } from '#messages/groups.ts';
import { protectionMessages, statisticsMessages } from '#messages/statistics.ts';
import { Details } from '../../ui/details.tsx';
import { Notice } from '../../ui/notice.tsx';
import prose from '../../ui/prose.module.css';
import { dayText, rangeText } from './coverage.ts';
import styles from './protection.module.css';
import { useOverview } from './statistics.api.ts';

/** What is shown and why so, and how it works for those who want to know; nothing where figures are plain, and always were. */
export function Protection({ period }: { period: Asked }) {
  const { data } = useOverview(period);
  if (data?.protection) {
    const { covers, text } = data.protection;
    return (
      <Details
        summary={
          <span className={styles.calm}>
            {protectionMessages.calm(covers === null ? undefined : rangeText(covers))}
          </span>
        }
      >
        <p className={prose.quiet}>
          {protectionMessages.limit} {text}
        </p>
      </Details>
    );
  }
  return data?.plain_from === undefined ? null : (
    <Notice>{protectionMessages.plainFrom(dayText(data.plain_from))}</Notice>
  );
}

/** Under a chart of protected figures: how far a number is off, and of what there are too few. */
export function protectionNotes(
  protection: StatisticsProtection | undefined,
  { kinds, off }: { kinds: readonly FigureKind[]; off?: number },
): (string | false)[] {
  if (!protection) return [];
  const { shown, give_or_take: most } = protection;
  const missing = kinds.filter((kind) => !shown.includes(kind));
  return [
    protectionMessages.giveOrTake(statisticsMessages.count(off ?? most.answered)),
    missing.length > 0 &&
      protectionMessages.note(missing.map((kind) => (kind === 'mood' ? groupMessages.moods : kind))),
  ];
}

/** How far chance may have moved a chart's numbers: `give_or_take` is two deviations of a number of one kind. */
export function movedBy(protection: StatisticsProtection | undefined, kinds: number): Moved | undefined {
  if (!protection) return undefined;
  const { raised, answered } = protection.give_or_take;
  return { ofCount: kinds * (raised / 2) ** 2, ofTotal: kinds * (answered / 2) ** 2 };
}
