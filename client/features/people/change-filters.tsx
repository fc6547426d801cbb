import { useState } from 'react';
import { areInOrder } from '../../../domain/contract/day-range.ts';
import { accountChangeMessages as words } from '#messages/account-changes.ts';
import { fieldMessages } from '#messages/field-faults.ts';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { changeChoices } from './people-filter.ts';
import type { PeopleFilter } from './people-filter.ts';
import { usePeople } from './people.api.ts';
import styles from './people.module.css';

type ChangeFiltersProps = {
  filter: PeopleFilter;
  /** `replace`: each key of a day is not a step that anyone wants to go back to. */
  onChoose: (chosen: Partial<PeopleFilter>, options?: { replace: true }) => void;
};

/** What was done to accounts; once that is chosen, also when and by whom. */
export function ChangeFilters({ filter, onChoose }: ChangeFiltersProps) {
  return (
    <>
      <SelectField
        label={words.filter}
        placeholder={words.all}
        options={changeChoices.map((value) => ({ value, label: words.kinds[value] }))}
        value={filter.changed}
        onChange={({ target }) => onChoose({ changed: changeChoices.find((one) => one === target.value) ?? '' })}
      />
      {filter.changed !== '' && (
        <div className={styles.when}>
          <DateField
            label={words.from}
            value={filter.from}
            max={filter.to || undefined}
            onChange={({ target }) => onChoose({ from: target.value }, { replace: true })}
          />
          <DateField
            label={words.to}
            value={filter.to}
            min={filter.from || undefined}
            error={areInOrder(filter) ? undefined : fieldMessages.period_order}
            onChange={({ target }) => onChoose({ to: target.value }, { replace: true })}
          />
          <DoneBy filter={filter} onChoose={onChoose} />
        </div>
      )}
    </>
  );
}

/** Offers everyone who did something listed for these days, including former admins. */
function DoneBy({ filter, onChoose }: ChangeFiltersProps) {
  const { data } = usePeople({ ...filter, by: '' });
  /** The names of those who were chosen: other days may list nothing they did. */
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const changes = data?.pages.flatMap(({ items }) => items.flatMap((person) => person.changes ?? [])) ?? [];
  const names = new Map(changes.flatMap(({ by }) => (by ? [[by.id, by.name ?? words.goneAccount]] : [])));
  if (filter.by !== '' && !names.has(filter.by)) names.set(filter.by, known.get(filter.by) ?? words.goneAccount);
  return (
    <SelectField
      label={words.by}
      placeholder={words.anyone}
      options={[...names].map(([value, label]) => ({ value, label }))}
      value={filter.by}
      onChange={({ target }) => {
        setKnown(names);
        onChoose({ by: target.value });
      }}
    />
  );
}
