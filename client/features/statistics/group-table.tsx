import type { ComparedGroup, GroupComparison } from '../../../domain/contract/group-statistics.ts';
import { groupMessages as words } from '#messages/groups.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './groups.module.css';
import type { StatsAddress } from './stats-address.ts';

interface Row {
  key: string;
  name: string;
  notes: readonly string[];
  people: number | null;
  share: { share: number; low: number; high: number } | null;
}

function groupRow(group: ComparedGroup, { of }: StatsAddress): Row {
  return {
    key: `${group.kind} ${group.id}`,
    name: group.kind === 'entry' ? group.name : words[group.kind],
    notes: [group.within, group.is_retired ? words.retired : null].filter((note) => note !== null),
    people: group[of].people,
    share: group[of].raised,
  };
}

/** Bars run to the next ten percent, so that small shares can be told apart too. */
function scaleOf(rows: readonly Row[]): number {
  const highest = Math.max(0.1, ...rows.map(({ share }) => share?.high ?? 0));
  return Math.min(1, Math.ceil(highest * 10) / 10);
}

/** What there is to say of each group. */
export function GroupTable({ compared, place }: { compared: GroupComparison; place: StatsAddress }) {
  const { people, raised } = compared.whole[place.of];
  if (people === null) return <p className={styles.note}>{words.empty}</p>;
  const everyone: Row = { key: 'everyone', name: words.everyone, notes: [], people, share: raised };
  const groups = compared.groups.map((group) => groupRow(group, place)).filter((row) => row.people !== null);
  const rows = [everyone, ...groups];
  const most = scaleOf(rows);
  const part = words.raised(place.of);
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">
          {words.caption(words.lists[place.by], place.of === 'mood' ? words.moods : place.of, part)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.lists[place.by]}</th>
            <th scope="col" className={styles.numeric}>
              {words.people}
            </th>
            <th scope="col">{part}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={classNames(row === everyone && styles.everyone)}>
              <th scope="row">
                {row.name}
                {row.notes.length > 0 && <span className={styles.within}>{row.notes.join(' · ')}</span>}
              </th>
              <td className={styles.numeric}>{words.count(row.people ?? 0)}</td>
              <td>{row.share ? <ShareBar share={row.share} most={most} /> : words.tooFew}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{words.scale(most)}</p>
    </>
  );
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
