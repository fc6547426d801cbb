import type { GroupComparison } from '../../domain/contract/group-statistics.ts';
import { addDays } from '../../domain/dates.ts';
import type { Random } from '../demo/random.ts';
import { figureKinds } from '../../domain/statistics/figure-kinds.ts';
import { workListKinds } from '../../domain/work-lists.ts';
import type { WorkListKind } from '../../domain/work-lists.ts';
import { differences } from './guessers.ts';
import type { Readings } from './guessers.ts';
import type { TriedOrganisation } from './tried-organisation.ts';
import type { TestServer } from './test-server.ts';

/** A question about groups, as a query. */
export interface GroupQuestion {
  by: WorkListKind;
  days: string;
  /** The first of the days; '' where there is none. */
  from: string;
}

/** Any ranges around the blocks of an attack, some of whole blocks, some a day longer or shorter, and everything. */
export function drawGroupQuestions(random: Random, firstDay: string, count: number): GroupQuestion[] {
  return Array.from({ length: count }, () => {
    const from = addDays(firstDay, 28 * random.whole(-1, 1) + random.whole(-1, 1));
    const to = addDays(from, random.pick([6, 26, 27, 28, 55, 56, 57, 83]));
    const [hasStart, hasEnd] = [random.isBelow(0.5), random.isBelow(0.5)];
    return {
      by: random.pick(workListKinds),
      days: `${hasStart ? `&from=${from}` : ''}${hasEnd ? `&to=${to}` : ''}`,
      from: hasStart ? from : '',
    };
  });
}

export function shuffled<T>(random: Random, all: readonly T[]): T[] {
  const keyed = all.map((one) => ({ one, key: random.next() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one);
}

/** Days that are still to come have nothing in them, and are exact where nothing is protected then. */
export function begunBy(questions: readonly GroupQuestion[], today: string): GroupQuestion[] {
  return questions.filter(({ from }) => from <= today);
}

/** By ids, without what a group is called and whether it is retired: a list says that anyway. */
function withoutNames({ whole, groups, protection }: GroupComparison): string {
  const shown = groups.filter((group) => figureKinds.some((kind) => (group[kind].count ?? 0) > 0));
  const figures = shown.map((group) => ({ ...group, name: '', within: '', is_retired: false }));
  const sorted = figures.toSorted((one, other) => Number(one.id ?? 0) - Number(other.id ?? 0));
  return JSON.stringify({
    whole,
    groups: sorted,
    protection: protection && { ...protection, protected_through: null },
  });
}

/** Each question in the order given, and the whole by the same days. */
export async function readGroups(
  server: TestServer,
  token: string,
  questions: readonly GroupQuestion[],
): Promise<Readings> {
  const found: Readings = {};
  const ask = async (path: string) => {
    const { status, text, body } = await server.request('GET', `/api/admin/${path}`, { token });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return { text, body };
  };
  for (const { by, days } of questions) {
    const path = `stats/groups?by=${by}${days}`;
    found[path] = withoutNames((await ask(path)).body);
    for (const name of ['severity', 'mood-distribution']) {
      const whole = `stats/${name}?${days.slice(1)}`;
      found[whole] = (await ask(whole)).text;
    }
  }
  return found;
}

/** What two groups are together follows from what they were: no other group changes. Returns what has changed. */
export async function mergeAtLast(
  organisation: TriedOrganisation,
  questions: readonly GroupQuestion[],
): Promise<string[]> {
  const { admin, server } = organisation;
  const before = await readGroups(server, admin.token, questions);
  const merged = await organisation.groups.merge(admin);
  const after = await readGroups(server, admin.token, questions);
  if (!merged) return differences(before, after);
  const isConcerned = (id: string | null) => id === String(merged.from) || id === String(merged.into);
  const others = (text: string) => {
    const { groups, ...all } = JSON.parse(text);
    if (!groups) return text;
    return JSON.stringify({ ...all, groups: groups.filter(({ id }: { id: string | null }) => !isConcerned(id)) });
  };
  return Object.keys(after).filter((path) => others(before[path] ?? '') !== others(after[path] ?? ''));
}
