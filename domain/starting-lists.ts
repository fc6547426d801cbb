import { citiesOf, states } from './cities.ts';
import { designations, themes } from './work-options.ts';
import type { WorkLists } from './work-lists.ts';

/** What every installation starts with (specification, section 9). Its admins keep the lists from then on. */
export const startingLists: WorkLists = {
  theme: [...themes],
  designation: [...designations],
  state: states.map((name) => ({ name, cities: [...citiesOf(name)] })),
};
