import type { ComponentType } from 'react';
import { employeeFilterNames } from '../../../../domain/employee-filters.ts';
import type { EmployeeFilterName } from '../../../../domain/employee-filters.ts';
import { employeeMessages } from '#messages/employees.ts';
import { navigate } from '../../../routing/location.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { grid } from '../../../ui/layout.ts';
import styles from './employee-filters.module.css';
import { addressOfList, withFilters } from './list-address.ts';
import type { ListAddress } from './list-address.ts';

type EmployeeFiltersProps = {
  place: ListAddress;
  /** Where employees are, as far as it is known. */
  places: readonly { state: string | null; city: string | null }[];
};

type ControlProps = EmployeeFiltersProps & {
  /** `isTyping`: each key is not a step that anyone wants to go back to. */
  choose: (text: string, options?: { isTyping: boolean }) => void;
};

const controls: Record<EmployeeFilterName, ComponentType<ControlProps>> = {
  q: Search,
  state: StateChoice,
  city: CityChoice,
};

export function EmployeeFilters({ place, places }: EmployeeFiltersProps) {
  return (
    <div role="search" aria-label={employeeMessages.filters} className={classNames(styles.filters, grid(4))}>
      {employeeFilterNames.map((name) => {
        const Control = controls[name];
        return (
          <Control
            key={name}
            place={place}
            places={places}
            choose={(text, { isTyping } = { isTyping: false }) =>
              navigate(addressOfList(withFilters(place, { [name]: text })), { replace: isTyping })
            }
          />
        );
      })}
    </div>
  );
}

function Search({ place, choose }: ControlProps) {
  return (
    <SearchField
      label={employeeMessages.search}
      value={place.q}
      onSearch={(text) => choose(text, { isTyping: true })}
    />
  );
}

function StateChoice({ place: { state }, places, choose }: ControlProps) {
  return (
    <SelectField
      label={employeeMessages.state}
      placeholder={employeeMessages.allStates}
      options={withChosen(statesOf(places), state)}
      value={state}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

function CityChoice({ place: { state, city }, places, choose }: ControlProps) {
  return (
    <SelectField
      label={employeeMessages.city}
      placeholder={employeeMessages.allCities}
      options={withChosen(citiesIn(places, state), city)}
      value={city}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

/** A choice that came with the address is shown also where no one lives there. */
function withChosen(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [...options, chosen];
}

interface Place {
  state: string | null;
  city: string | null;
}

/** The states that occur, by name. */
export function statesOf(places: readonly Place[]): string[] {
  return sorted(places.map(({ state }) => state));
}

/** The cities that occur in a state, or anywhere where none is chosen, by name. */
export function citiesIn(places: readonly Place[], chosen: string): string[] {
  return sorted(places.filter(({ state }) => chosen === '' || state === chosen).map(({ city }) => city));
}

function sorted(names: readonly (string | null)[]): string[] {
  return [...new Set(names.map((name) => name ?? '').filter((name) => name !== ''))].sort();
}
