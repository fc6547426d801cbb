/** What a post tells: what was done because of what people said, or anything else that everyone should know. */
export const postKinds = ['change', 'announcement'] as const;

export type PostKind = (typeof postKinds)[number];

/** Where a post stands on a day: not to be shown yet, to be shown later, shown, over. */
export const postStates = ['draft', 'planned', 'shown', 'ended'] as const;

export type PostState = (typeof postStates)[number];

/** `from` and `until` are the first and the last day; null where there is none. */
export function postStateOn(today: string, { from, until }: { from: string | null; until: string | null }): PostState {
  if (from === null) return 'draft';
  if (from > today) return 'planned';
  return until !== null && until < today ? 'ended' : 'shown';
}

export const postLimits = { title: 120, heard: 1000, text: 3000, link: 500 } as const;

/** Posts that stand on the home page. */
export const postsAtHome = 3;

/** Between them a number of people stays the same on the page, so that one more does not show. */
const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

/** The largest step that a number of people has reached, the first being `least`; 0 below it. */
export function stepOf(people: number, least: number): number {
  const reached = [least, ...steps.filter((step) => step > least)].filter((step) => step <= people);
  return reached.at(-1) ?? 0;
}
