import { peopleMessages } from '#messages/people.ts';
import { roles } from '../../../domain/roles.ts';
import { navigate } from '../../routing/location.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ChangeFilters } from './change-filters.tsx';
import { addressOfPeople } from './people-filter.ts';
import type { PeopleFilter } from './people-filter.ts';
import { classNames } from '../../ui/class-names.ts';
import { grid } from '../../ui/layout.ts';
import styles from './people.module.css';

export function PeopleFilters({ filter }: { filter: PeopleFilter }) {
  const choose = (chosen: Partial<PeopleFilter>) => navigate(addressOfPeople({ ...filter, ...chosen }));
  return (
    <div role="search" aria-label={peopleMessages.filters} className={classNames(styles.filters, grid(4))}>
      <SearchField
        label={peopleMessages.search}
        value={filter.q}
        onSearch={(q) => navigate(addressOfPeople({ ...filter, q }), { replace: true })}
      />
      <SelectField
        label={peopleMessages.role}
        placeholder={peopleMessages.allRoles}
        options={roles.map((value) => ({ value, label: peopleMessages.roles[value] }))}
        value={filter.role}
        onChange={({ target }) => choose({ role: target.value })}
      />
      <CheckField label={peopleMessages.left} checked={filter.left} onChange={(left) => choose({ left })} />
      <ChangeFilters filter={filter} onChoose={choose} />
    </div>
  );
}
