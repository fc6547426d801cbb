import { byWorkList, workListKinds } from '../work-lists.ts';
import type { WorkListKind } from '../work-lists.ts';
import { smallestCut } from './smallest-cut.ts';

/** In place of an entry: the groups that are too small, together. 0 are those who had no entry of the list. */
export const otherGroups = -1;

/** People who answered, by what they have in all lists: the ids of entries. */
export interface Combination {
  groups: Record<WorkListKind, number>;
  people: number;
  raised: number;
}

export interface ShownGroup {
  entry: number;
  people: number;
  raised: number;
}

/** Which entries of each list have gone into 'Other groups'. */
type Merged = Record<WorkListKind, Set<number>>;

/**
 * The groups of each list that may be shown: each of at least so many people, the others together. Whatever groups of one
 * list and of another are added or subtracted, what is left is about no one or about as many people; so is what they leave
 * of the whole. Nothing is shown where all together are fewer.
 */
export function safeGroups(combinations: readonly Combination[], least: number): Record<WorkListKind, ShownGroup[]> {
  if (combinations.reduce((sum, { people }) => sum + people, 0) < least) return byWorkList(() => []);
  const merged: Merged = byWorkList(() => new Set<number>());
  for (let list = riskyList(combinations, merged, least); list; list = riskyList(combinations, merged, least)) {
    const [smallest] = groupsOf(combinations, merged, list.kind)
      .filter(({ entry }) => entry !== otherGroups && (list.among === undefined || list.among.has(entry)))
      .sort((one, other) => one.people - other.people);
    if (smallest) merged[list.kind].add(smallest.entry);
  }
  return byWorkList((kind) => groupsOf(combinations, merged, kind));
}

function groupsOf(combinations: readonly Combination[], merged: Merged, list: WorkListKind): ShownGroup[] {
  const found = new Map<number, ShownGroup>();
  for (const { groups, people, raised } of combinations) {
    const entry = shownAs(groups[list], merged[list]);
    const known = found.get(entry) ?? { entry, people: 0, raised: 0 };
    found.set(entry, { entry, people: known.people + people, raised: known.raised + raised });
  }
  return [...found.values()];
}

const shownAs = (entry: number, merged: ReadonlySet<number>) => (merged.has(entry) ? otherGroups : entry);

/** A list of which one more group has to go, and among which; undefined where nothing is at risk any more. */
function riskyList(
  combinations: readonly Combination[],
  merged: Merged,
  least: number,
): { kind: WorkListKind; among?: ReadonlySet<number> } | undefined {
  for (const kind of workListKinds)
    if (groupsOf(combinations, merged, kind).some(({ people }) => people < least)) return { kind };
  for (const [place, kind] of workListKinds.entries())
    for (const other of workListKinds.slice(place + 1)) {
      const cut = smallestCut(sharedBy(combinations, merged, [kind, other]), least);
      if (cut) return nextToGo(combinations, merged, [kind, other], cut.border);
    }
  return undefined;
}

/** Two lists' groups as nodes, `theme 5`, and how many people any two have in common. */
function sharedBy(combinations: readonly Combination[], merged: Merged, lists: readonly WorkListKind[]) {
  const shared = new Map<string, Map<string, number>>();
  const add = (one: string, other: string, people: number) => {
    const known = shared.get(one) ?? new Map<string, number>();
    shared.set(one, known.set(other, (known.get(other) ?? 0) + people));
  };
  for (const { groups, people } of combinations) {
    const [one = '', other = ''] = lists.map((list) => `${list} ${shownAs(groups[list], merged[list])}`);
    add(one, other, people);
    add(other, one, people);
  }
  return shared;
}

/** The smallest group on the border, in whichever list; any of the two lists where 'Other groups' alone are on it. */
function nextToGo(
  combinations: readonly Combination[],
  merged: Merged,
  lists: readonly WorkListKind[],
  border: readonly string[],
): { kind: WorkListKind; among?: ReadonlySet<number> } | undefined {
  const all = lists.flatMap((kind) =>
    groupsOf(combinations, merged, kind)
      .filter(({ entry }) => entry !== otherGroups)
      .map((group) => ({ kind, ...group })),
  );
  const onBorder = all.filter(({ kind, entry }) => border.includes(`${kind} ${entry}`));
  const [smallest] = (onBorder.length > 0 ? onBorder : all).sort((one, other) => one.people - other.people);
  return smallest && { kind: smallest.kind, among: new Set([smallest.entry]) };
}
