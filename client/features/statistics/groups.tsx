import type { ReactNode } from 'react';
import type { GroupComparison } from '../../../domain/contract/group-statistics.ts';
import { figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import { workListKinds } from '../../../domain/work-lists.ts';
import { groupMessages as words } from '#messages/groups.ts';
import { protectionMessages, statisticsMessages } from '#messages/statistics.ts';
import { navigate, useSearchParams } from '../../routing/location.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/page-states.tsx';
import { QuietRetry } from '../../ui/quiet-retry.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { stretchText } from './coverage.ts';
import { GroupTable } from './group-table.tsx';
import styles from './groups.module.css';
import { kindText, partText } from './group-words.ts';
import { addressWith, partsOf } from './stats-address.ts';
import type { StatsAddress } from './stats-address.ts';
import { useGroups } from './statistics.api.ts';

const height = 400;

/** The groups of one list beside each other, over the days of the page. */
export function Groups({ place, download }: { place: StatsAddress; download: ReactNode }) {
  const { by, asked } = place;
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useGroups(by, asked);
  return (
    <Card aria-labelledby="groups" aria-busy={isPlaceholderData} className={styles.card}>
      <h2 id="groups">{words.title}</h2>
      <p className={styles.note}>{words.intro}</p>
      <Choices place={place} />
      {isPending && <Loading text={words.loading} height={height} />}
      {!isPending && !data && <QuietRetry height={height} pending={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className={classNames(styles.figures, isPlaceholderData && styles.old)}>
          {data.protection && <Notice>{data.protection.text}</Notice>}
          <GroupTable compared={data} place={place} />
          <div className={styles.foot}>
            {notesOf(data).map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
            {download}
          </div>
        </div>
      )}
    </Card>
  );
}

function Choices({ place: { by, of, part } }: { place: StatsAddress }) {
  const [search] = useSearchParams();
  const go = (change: Partial<StatsAddress>) => navigate(addressWith(search, change));
  return (
    <div className={styles.selects}>
      <SelectField
        label={words.by}
        placeholder={null}
        options={workListKinds.map((value) => ({ value, label: words.lists[value] }))}
        value={by}
        onChange={({ target }) => go({ by: workListKinds.find((kind) => kind === target.value) ?? by })}
      />
      <SelectField
        label={words.of}
        placeholder={null}
        options={figureKinds.map((kind) => ({ value: kind, label: kindText(kind) }))}
        value={of}
        onChange={({ target }) => go({ of: figureKinds.find((kind) => kind === target.value) ?? of })}
      />
      <SelectField
        label={words.show}
        placeholder={null}
        options={partsOf(of).map((one) => ({ value: one, label: partText(of, one) }))}
        value={part}
        onChange={({ target }) => go({ part: target.value })}
      />
    </div>
  );
}

/** How to read it; protected, which days it is of. */
function notesOf({ protection }: GroupComparison): string[] {
  if (!protection) return [words.rangeNote];
  const { covers, give_or_take: off } = protection;
  return [
    ...(covers.length > 0 ? [protectionMessages.covers(covers.map(stretchText))] : [protectionMessages.nothing]),
    ...(covers.length > 0 ? [protectionMessages.giveOrTake(statisticsMessages.count(off.part))] : []),
    words.rangeNote,
  ];
}
