import { expect, test } from 'vitest';
import { byWorkList, workListKinds } from '../work-lists.ts';
import type { WorkListKind } from '../work-lists.ts';
import { otherGroups, safeGroups } from './safe-groups.ts';
import type { Combination, ShownGroup } from './safe-groups.ts';

const least = 5;

/** Everyone in one group but for what is said. */
const people = (count: number, groups: Partial<Combination['groups']> = {}): Combination => ({
  groups: { ...byWorkList(() => 1), ...groups },
  people: count,
  raised: Math.floor(count / 3),
});

const sizes = (shown: readonly ShownGroup[]) =>
  Object.fromEntries(shown.map(({ entry, people: count }) => [entry === otherGroups ? 'others' : entry, count]));

test('a group of fewer people goes to the others, and the smallest that is left with it where it would be alone', () => {
  const { theme } = safeGroups([people(30), people(12, { theme: 2 }), people(3, { theme: 3 })], least);
  expect(sizes(theme)).toEqual({ 1: 30, others: 15 });
  const two = safeGroups(
    [people(30), people(12, { theme: 2 }), people(3, { theme: 3 }), people(2, { theme: 4 })],
    least,
  );
  expect(sizes(two.theme)).toEqual({ 1: 30, 2: 12, others: 5 });
});

test('of fewer people in all nothing is shown, and of five all of them together', () => {
  expect(safeGroups([people(4)], least).theme).toEqual([]);
  expect(sizes(safeGroups([people(3), people(2, { theme: 2 })], least).theme)).toEqual({ others: 5 });
});

test('a state less its cities is no small city', () => {
  const { state, city } = safeGroups(
    [
      people(40, { state: 1, city: 11 }),
      people(3, { state: 1, city: 12 }),
      people(20, { state: 2, city: 21 }),
      people(9, { state: 2, city: 22 }),
      people(2, { state: 2, city: 23 }),
    ],
    least,
  );
  const minus = (whole: number, ...parts: (number | undefined)[]) =>
    parts.reduce<number>((left, part) => left - (part ?? 0), whole);
  const [states, cities] = [sizes(state), sizes(city)];
  for (const [place, own] of [
    [1, [11, 12]],
    [2, [21, 22, 23]],
  ] as const) {
    const left = minus(states[place] ?? 0, ...own.map((one) => cities[one]));
    if (states[place] !== undefined) expect(left === 0 || left >= least).toBe(true);
  }
});

test('a theme that is a place but for one person does not tell about that person', () => {
  const { theme, city } = safeGroups(
    [people(9, { theme: 2, city: 2 }), people(1, { city: 2 }), people(40), people(20, { theme: 3 })],
    least,
  );
  expect([sizes(theme)[2], sizes(city)[2]]).not.toEqual([9, 10]);
});

test('groups that have nothing to do with each other are all shown', () => {
  const spread = [1, 2, 3].flatMap((theme) =>
    [1, 2, 3].flatMap((designation) => [1, 2].map((city) => people(7, { theme, designation, city, state: city }))),
  );
  const shown = safeGroups(spread, least);
  for (const list of workListKinds) expect(Object.keys(sizes(shown[list]))).not.toContain('others');
});

/** Every sum of groups of one list less a sum of groups of another, as the people who are left in it. */
function fewestLeft(combinations: readonly Combination[], shown: ReturnType<typeof safeGroups>): number {
  let fewest = Infinity;
  const entryOf = (list: WorkListKind, { groups }: Combination) =>
    shown[list].some(({ entry }) => entry === groups[list]) ? groups[list] : otherGroups;
  for (const [place, one] of workListKinds.entries())
    for (const other of workListKinds.slice(place + 1)) {
      const nodes = [one, other].flatMap((list) => shown[list].map(({ entry }) => `${list} ${entry}`));
      for (let choice = 1; choice < 2 ** nodes.length; choice += 1) {
        const isIn = (list: WorkListKind, combination: Combination) =>
          Math.floor(choice / 2 ** nodes.indexOf(`${list} ${entryOf(list, combination)}`)) % 2 === 1;
        const left = combinations
          .filter((combination) => isIn(one, combination) !== isIn(other, combination))
          .reduce((sum, combination) => sum + combination.people, 0);
        if (left > 0 && left < fewest) fewest = left;
      }
    }
  return fewest;
}

test('no sums of two lists leave fewer people, in 300 drawn organisations', () => {
  let state = 11;
  const below = (end: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % end;
  };
  let shownInAll = 0;
  for (let round = 0; round < 300; round += 1) {
    const combinations = Array.from({ length: 3 + below(12) }, () => {
      const city = 1 + below(4);
      const groups = { theme: 1 + below(4), designation: 1 + below(5), state: Math.ceil(city / 2), city };
      return people(1 + below(9), groups);
    });
    const total = combinations.reduce((sum, one) => sum + one.people, 0);
    const shown = safeGroups(combinations, least);
    if (total >= least)
      for (const list of workListKinds)
        expect(
          shown[list].reduce((sum, group) => sum + group.people, 0),
          `${round} ${list}`,
        ).toBe(total);
    expect(fewestLeft(combinations, shown), `${round}`).toBeGreaterThanOrEqual(least);
    shownInAll += workListKinds.flatMap((list) => shown[list]).length;
  }
  expect(shownInAll).toBeGreaterThan(1500);
});
