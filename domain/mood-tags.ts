/**
 * Offered to people who have no list of their own, in this order. These words are what is stored; what a person reads is in
 * `messages/en/mood-tags.ts`. A tag that a person has made is stored as it was typed.
 */
export const defaultMoodTags = ['sleep', 'work', 'family', 'health', 'people', 'exercise', 'rest'] as const;

export type DefaultMoodTag = (typeof defaultMoodTags)[number];

/** Tags of one mood, tags in a person's list, and characters of one. */
export const moodTagLimits = { ofMood: 5, inList: 20, characters: 30 } as const;

/** Characters of a private note. */
export const longestMoodNote = 1000;

/** My Stats counts a tag from this many entries on: a few say nothing. */
export const leastTaggedMoods = 10;

export interface MoodContext {
  tags: readonly string[];
  note: string;
}

export function isDefaultMoodTag(tag: string): tag is DefaultMoodTag {
  return defaultMoodTags.some((word) => word === tag);
}

/** 'Work' and 'work' are the same tag. */
export function isSameTag(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/** The first of those that are the same, in their order; a default tag by its word, however it was typed. */
export function distinctTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = keyOf(tag);
    if (!byKey.has(key)) byKey.set(key, isDefaultMoodTag(key) ? key : tag);
  }
  return [...byKey.values()];
}

export interface RenamedTag {
  from: string;
  to: string;
}

/** The tags after some were renamed; two that bear one name then are one. */
export function renamedTags(tags: readonly string[], renamed: readonly RenamedTag[]): string[] {
  return distinctTags(tags.map((tag) => renamed.find(({ from }) => isSameTag(from, tag))?.to ?? tag));
}

function keyOf(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}
