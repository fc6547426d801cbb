import { employeeMessages } from '#messages/employees.ts';
import { navigate } from '../../routing/location.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './employee-filters.module.css';
import { addressOfList, withFilters } from './list-address.ts';
import type { ListAddress } from './list-address.ts';
import { citiesIn, statesOf } from './places.ts';

type EmployeeFiltersProps = {
  place: ListAddress;
  /** Where employees are, as far as it is known. */
  places: readonly { state: string | null; city: string | null }[];
};

export function EmployeeFilters({ place, places }: EmployeeFiltersProps) {
  const { state, city, q } = place;
  const addressWith = (change: Partial<ListAddress>) => addressOfList(withFilters(place, change));
  return (
    <div role="search" aria-label={employeeMessages.filters} className={styles.filters}>
      {/* Each key is not a step that anybody wants to go back to. */}
      <SearchField
        label={employeeMessages.search}
        value={q}
        onSearch={(text) => navigate(addressWith({ q: text }), { replace: true })}
      />
      <SelectField
        label={employeeMessages.state}
        placeholder={employeeMessages.allStates}
        options={withChosen(statesOf(places), state)}
        value={state}
        onChange={(event) => navigate(addressWith({ state: event.target.value }))}
      />
      <SelectField
        label={employeeMessages.city}
        placeholder={employeeMessages.allCities}
        options={withChosen(citiesIn(places, state), city)}
        value={city}
        onChange={(event) => navigate(addressWith({ city: event.target.value }))}
      />
    </div>
  );
}

/** A choice that came with the address is shown also where no one lives there. */
function withChosen(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [...options, chosen];
}
