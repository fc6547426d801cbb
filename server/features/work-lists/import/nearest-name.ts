/** How many letters have to be put in, taken out or changed to make one text of the other; `most` and one where it is more. */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= to.length; other += 1) {
      const changed = (row[other - 1] ?? 0) + (from[at - 1] === to[other - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The name that is most like it, where one is: a third of its letters may differ, or it is the beginning of one. */
export function nearestName<T extends { nameKey: string }>(key: string, names: readonly T[]): T | undefined {
  if (key === '') return undefined;
  let best: T | undefined;
  let least = Math.max(1, Math.floor(key.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(key, name.nameKey, least - 1);
    if (distance >= least) continue;
    [best, least] = [name, distance];
  }
  return best ?? names.find(({ nameKey }) => key.length > 2 && nameKey.startsWith(key));
}
