import type { StatisticsProtection } from '../../../domain/contract/statistics.ts';
import { statisticsPart } from '../../../domain/guides.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { halvesOffBy } from '../../../domain/statistics/protected-blocks.ts';
import type { Asked } from '../../../domain/statistics/periods.ts';
import type { Moved } from '../../../domain/statistics/wilson.ts';
import { groupMessages } from '#messages/groups.ts';
import { protectionMessages, statisticsMessages } from '#messages/statistics.ts';
import { Link } from '../../routing/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { dayText, rangeText } from './coverage.ts';
import { useOverview } from './statistics.api.ts';

/** What is shown, why, and a link to how it works; nothing where figures are plain, and always were. */
export function Protection({ period }: { period: Asked }) {
  const { data } = useOverview(period);
  if (data?.protection) {
    const { covers, text } = data.protection;
    return (
      <div>
        {protectionMessages.calm(covers === null ? undefined : rangeText(covers))} {text}{' '}
        <Link to={`/admin/guide#${statisticsPart}`}>{protectionMessages.how}</Link>
      </div>
    );
  }
  return data?.plain_from === undefined ? null : (
    <Notice>{protectionMessages.plainFrom(dayText(data.plain_from))}</Notice>
  );
}

/** Under a chart of protected figures: how far a number is off, of halves unless it is said, and of what there are too few. */
export function protectionNotes(
  protection: StatisticsProtection | undefined,
  { kinds, off }: { kinds: readonly FigureKind[]; off?: number },
): (string | false)[] {
  if (!protection) return [];
  const missing = kinds.filter((kind) => !protection.shown.includes(kind));
  return [
    protectionMessages.giveOrTake(statisticsMessages.count(off ?? halvesOffBy(protection, kinds))),
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
