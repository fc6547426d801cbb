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
