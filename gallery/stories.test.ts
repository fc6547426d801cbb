import { expect, test } from 'vitest';
import { matchPath } from '../domain/match-path.ts';
import { routeTable, tabScreens } from '../client/routing/route-table.ts';
import { answersFor } from './answers.ts';
import { answerIn, states } from './states.ts';
import { screens } from './stories.ts';

/** They show the same screen as another address. */
const aliases = new Set<string>(['/reset-password', '/my-record']);

test('every route and every tab is in the gallery', () => {
  const addresses = screens.map(({ address }) => address.split('?')[0] ?? '');
  const missing = routeTable.filter(
    ({ path }) => !aliases.has(path) && !addresses.some((address) => matchPath(path, address)),
  );
  expect(missing).toEqual([]);
  const tabs = screens.flatMap(({ address }) => /tab=(\w+)/.exec(address)?.[1] ?? 'home');
  expect(Object.keys(tabScreens).filter((tab) => !tabs.includes(tab))).toEqual([]);
});

test('every state is shown, and no name comes twice', () => {
  expect(new Set(screens.flatMap((story) => story.states))).toEqual(new Set(states));
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
});

test('a list has all, one or none, and names that are long stay in their place', () => {
  const answers = answersFor('admin');
  const people = (state: (typeof states)[number]) => answerIn(state, 'GET /api/admin/people', answers);
  expect(people('many')).toHaveLength(14);
  expect(people('one')).toHaveLength(1);
  expect(people('empty')).toEqual([]);
  expect(people('loading')).toBe('never');
  expect(people('error')).toBe('failed');
  const long = people('long') as { name: string; role: string }[];
  expect([long[0]?.role, long[0]?.name.length]).toEqual(['admin', 97]);
  expect(new Set(long.map(({ name }) => name)).size).toBe(14);
});
