import type { ReactNode } from 'react';
import { figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import { workListKinds } from '../../../domain/work-lists.ts';
import { groupMessages as words } from '#messages/groups.ts';
import { protectionMessages } from '#messages/statistics.ts';
import { navigate } from '../../routing/location.ts';
import { useSearchParams } from '../../routing/search-params.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Loading } from '../../ui/page-states.tsx';
import { QuietRetry } from '../../ui/quiet-retry.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { rangeText } from './coverage.ts';
import { GroupTable } from './group-table.tsx';
import { grid, stack } from '../../ui/layout.ts';
import styles from './groups.module.css';
import { addressWith } from './stats-address.ts';
import type { StatsAddress } from './stats-address.ts';
import { useGroups } from './statistics.api.ts';

const height = 400;

/** The groups of one list beside each other, in the whole months of the page's days; where none are compared, a sentence. */
export function Groups({ place, download }: { place: StatsAddress; download: ReactNode }) {
  const { by, asked } = place;
  const query = useGroups(by, asked);
  const { data, isPlaceholderData } = query;
  const isCompared = data?.is_compared ?? true;
  return (
    <Card aria-label={words.title} aria-busy={isPlaceholderData} className={classNames(stack(4), styles.card)}>
      {isCompared && <Choices place={place} />}
      {!data && <QuietRetry query={query} loading={<Loading text={words.loading} height={height} />} height={height} />}
      {data && !isCompared && <p className={styles.note}>{words.notCompared}</p>}
      {data && isCompared && (
        <div className={classNames(styles.figures, stack(4), isPlaceholderData && styles.old)}>
          <GroupTable compared={data} place={place} />
          <div className={classNames(stack(2, 'start'), styles.foot)}>
            {[words.intro(data.min_group), data.covers && protectionMessages.covers(rangeText(data.covers))].map(
              (note) =>
                note !== null && (
                  <p key={note} className={styles.note}>
                    {note}
                  </p>
                ),
            )}
            <p className={styles.note}>{words.rangeNote}</p>
            {download}
          </div>
        </div>
      )}
    </Card>
  );
}

function Choices({ place: { by, of } }: { place: StatsAddress }) {
  const [search] = useSearchParams();
  const go = (change: Partial<StatsAddress>) => navigate(addressWith(search, change));
  return (
    <div className={classNames(grid(4), styles.selects)}>
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
        options={figureKinds.map((kind) => ({ value: kind, label: kind === 'mood' ? words.moods : kind }))}
        value={of}
        onChange={({ target }) => go({ of: figureKinds.find((kind) => kind === target.value) ?? of })}
      />
    </div>
  );
}
