/** The states in which the organisation works, each with its cities (specification, section 9). */
const citiesByState = {
  Jharkhand: ['Jamshedpur', 'Jamadoba', 'West Bokaro', 'Noamundi', 'Chandil', 'Jagannathpur', 'Chaibasa'],
  Odisha: ['Bhubaneswar', 'Gopalpur', 'Meramandali', 'Kalinganagar', 'Bamnipal', 'Sukinda', 'Balasore', 'Athagarh'],
  Maharashtra: ['Khopoli'],
  'Uttar Pradesh': ['Sahibabad'],
  Punjab: ['Ludhiana'],
} as const;

export type State = keyof typeof citiesByState;

export const states = Object.keys(citiesByState) as readonly State[];

/** The cities of a state; none for a text that is no state. */
export function citiesOf(state: string): readonly string[] {
  const known = states.find((candidate) => candidate === state);
  return known === undefined ? [] : citiesByState[known];
}
