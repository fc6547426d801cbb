/** One sentence of the notice, by a key that outlives its words: what has changed is found by it. */
export interface NoticeItem {
  key: string;
  text: string;
}

/** Items of `now` that `before` has not, or has in other words, and those that went. */
export function changedItems(
  before: readonly NoticeItem[],
  now: readonly NoticeItem[],
): { changed: NoticeItem[]; gone: NoticeItem[] } {
  const textOf = new Map(before.map(({ key, text }) => [key, text]));
  const keys = new Set(now.map(({ key }) => key));
  return {
    changed: now.filter(({ key, text }) => textOf.get(key) !== text),
    gone: before.filter(({ key }) => !keys.has(key)),
  };
}
