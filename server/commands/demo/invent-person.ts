import { addDays } from '../../../domain/dates.ts';
import { citiesOf, states } from '../../../domain/cities.ts';
import type { State } from '../../../domain/cities.ts';
import { bloodGroups, heights, weights } from '../../../domain/registration-options.ts';
import { designations, themes } from '../../../domain/work-options.ts';
import type { WorkListKind } from '../../../domain/work-lists.ts';
import { namesByState } from './names.ts';
import { randomUuid } from './random.ts';
import type { Random } from './random.ts';

export interface InventedPerson extends Record<WorkListKind, string> {
  id: string;
  name: string;
  email: string;
  state: State;
  dateOfBirth: string;
  bloodGroup: string;
  height: string;
  weight: string;
  phone: string | null;
}

const places = states.flatMap((state) => citiesOf(state).map((city) => ({ state, city })));

/** Of those who could write their name in their own script, this share does. */
const inOwnScript = 0.3;

/** The first ones take every option in turn, so that even a small demo has each city, theme and designation. */
function inTurn<T>(options: readonly T[], place: number, random: Random): T {
  return options[place] ?? random.pick(options);
}

function inventName(state: State, random: Random): { name: string; latin: string } {
  const region = random.pick(namesByState[state]);
  const given = random.pick(random.isBelow(0.5) ? region.women : region.men);
  const family = random.pick(region.families);
  const latin = `${given[0]} ${family[0]}`;
  const own = given[1] && family[1] && random.isBelow(inOwnScript) ? `${given[1]} ${family[1]}` : undefined;
  return { name: (own ?? latin).normalize('NFC'), latin };
}

/** @param today 'YYYY-MM-DD' */
export function inventPerson(place: number, random: Random, today: string): InventedPerson {
  const { state, city } = inTurn(places, place, random);
  const { name, latin } = inventName(state, random);
  return {
    id: randomUuid(random),
    name,
    email: `${latin.toLowerCase().replaceAll(' ', '.')}.${place + 1}@demo.example`,
    theme: inTurn(themes, place, random),
    designation: inTurn(designations, place, random),
    state,
    city,
    dateOfBirth: addDays(today, -random.whole(21 * 366, 60 * 365)),
    bloodGroup: random.pick(bloodGroups),
    height: random.pick(heights),
    weight: random.pick(weights),
    phone: random.isBelow(0.7) ? `+91 9${random.whole(1000, 9999)} ${random.whole(10_000, 99_999)}` : null,
  };
}
