import type { ComparedGroup, GroupComparison, GroupFigures } from '../../../domain/contract/group-statistics.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import { groupMessages as words } from '#messages/groups.ts';
import { statisticsMessages } from '#messages/statistics.ts';
import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/details.tsx';
import { kindText, partText } from './group-words.ts';
import styles from './groups.module.css';
import { raised } from './stats-address.ts';
import type { StatsAddress } from './stats-address.ts';

interface Row {
  key: string;
  name: string;
  note: string | null;
  /** Null where it is withheld. */
  all: number | null;
  count: number | null;
  share: { share: number; low: number; high: number } | null;
}

function rowOf(figures: GroupFigures, { of, part }: StatsAddress): Pick<Row, 'all' | 'count' | 'share'> {
  const found = partIn(figures, of, part);
  return { all: figures[of].count, count: found?.count ?? null, share: found?.share ?? null };
}

function partIn(figures: GroupFigures, of: FigureKind, part: string) {
  if (of !== 'mood' && part === raised) return figures[of].moderate_or_severe;
  return figures[of].parts.find(({ name }) => name === part);
}

function groupRow(group: ComparedGroup, place: StatsAddress): Row {
  return {
    key: group.id ?? 'none',
    name: group.id === null ? words.none : group.name,
    note: group.is_retired ? words.retired : group.within,
    ...rowOf(group, place),
  };
}

/** Bars run to the next ten percent, so that small shares can be told apart too. */
function scaleOf(rows: readonly Row[]): number {
  const highest = Math.max(0.1, ...rows.map(({ share }) => share?.high ?? 0));
  return Math.min(1, Math.ceil(highest * 10) / 10);
}

/** What there is to say of each group; those without anything are named below. */
export function GroupTable({ compared, place }: { compared: GroupComparison; place: StatsAddress }) {
  const all = compared.groups.map((group) => groupRow(group, place));
  const rows = all.filter(({ all: count }) => count !== null && count > 0);
  const everyone: Row = { key: 'everyone', name: words.everyone, note: null, ...rowOf(compared.whole, place) };
  const most = scaleOf([everyone, ...rows]);
  const caption = words.caption(words.lists[place.by], kindText(place.of), partText(place.of, place.part));
  const names = (wanted: number | null) => all.filter((row) => row.all === wanted).map(({ name }) => name);
  const [without, withheld] = [names(0), names(null)];
  if (everyone.all === 0 && rows.length === 0) return <p className={styles.note}>{words.empty}</p>;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.lists[place.by]}</th>
            <th scope="col" className={styles.numeric}>
              {words.count}
            </th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {[everyone, ...rows].map((row) => (
            <tr key={row.key} className={classNames(row === everyone && styles.everyone)}>
              <th scope="row">
                {row.name}
                {row.note !== null && <span className={styles.within}>{row.note}</span>}
              </th>
              <td className={styles.numeric}>{countText(row)}</td>
              <td>{row.share ? <ShareBar share={row.share} most={most} /> : words.tooFew}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{words.scale(most)}</p>
      {withheld.length + without.length > 0 && (
        <Details summary={words.notShown(withheld.length + without.length)}>
          {withheld.length > 0 && <p className={styles.note}>{words.tooSmall(withheld)}</p>}
          {without.length > 0 && <p className={styles.note}>{words.without(without)}</p>}
        </Details>
      )}
    </>
  );
}

function countText({ count, all }: Row): string {
  if (all === null) return words.tooFew;
  const text = statisticsMessages.count(all);
  return count === null ? words.withheldOf(text) : words.outOf(statisticsMessages.count(count), text);
}

/** The share as a bar, its range as a line with ends: the words above say both. */
function ShareBar({ share: { share, low, high }, most }: { share: NonNullable<Row['share']>; most: number }) {
  const at = (value: number) => `${(100 * Math.min(1, value / most)).toFixed(2)}%`;
  return (
    <div className={styles.share}>
      <span>{words.range(share, low, high)}</span>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.bar} style={{ inlineSize: at(share) }} />
        <span className={styles.line} style={{ insetInlineStart: at(low), inlineSize: at(high - low) }} />
      </span>
    </div>
  );
}
