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
