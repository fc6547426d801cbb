/** How many people any two nodes share, both ways round. */
export type SharedPeople = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * The smallest number of people, above none, that a part of the nodes shares with the rest, and the nodes on that border:
 * the algorithm of Stoer and Wagner (1997) in each connected part. Undefined where no one is shared.
 */
export function smallestCut(shared: SharedPeople): { people: number; border: string[] } | undefined {
  const cuts = connectedParts(shared).flatMap((part) => cutOf(part, shared) ?? []);
  const [smallest] = cuts.sort((one, other) => one.people - other.people);
  if (!smallest) return undefined;
  const side = new Set(smallest.side);
  const isOnBorder = (node: string) =>
    [...(shared.get(node) ?? [])].some(([other, people]) => people > 0 && side.has(other) !== side.has(node));
  return { people: smallest.people, border: [...shared.keys()].filter(isOnBorder) };
}

function connectedParts(shared: SharedPeople): string[][] {
  const left = new Set(shared.keys());
  const parts: string[][] = [];
  for (const start of left) {
    const part = [start];
    left.delete(start);
    for (const node of part)
      for (const [other, people] of shared.get(node) ?? []) if (people > 0 && left.delete(other)) part.push(other);
    parts.push(part);
  }
  return parts;
}

function cutOf(part: readonly string[], shared: SharedPeople): { people: number; side: string[] } | undefined {
  const ties = new Map(part.map((node) => [node, new Map(shared.get(node))]));
  const inside = new Map(part.map((node) => [node, [node]]));
  let best: { people: number; side: string[] } | undefined;
  while (ties.size > 1) {
    const { last, before, people } = lastOf(ties);
    if (!best || people < best.people) best = { people, side: inside.get(last) ?? [] };
    inside.set(before, [...(inside.get(before) ?? []), ...(inside.get(last) ?? [])]);
    // From now on the two are one node.
    const own = ties.get(before);
    for (const [other, count] of ties.get(last) ?? []) {
      ties.get(other)?.delete(last);
      if (other === before) continue;
      own?.set(other, (own.get(other) ?? 0) + count);
      ties.get(other)?.set(before, own?.get(other) ?? 0);
    }
    own?.delete(last);
    ties.delete(last);
  }
  return best;
}

/** The nodes in an order in which each shares the most with all before it: the last one, the one before, and what the last shares. */
function lastOf(ties: ReadonlyMap<string, ReadonlyMap<string, number>>): {
  last: string;
  before: string;
  people: number;
} {
  const open = new Map([...ties.keys()].map((node) => [node, 0]));
  let [last, before, people] = ['', '', 0];
  while (open.size > 0) {
    [before, people] = [last, -1];
    for (const [node, count] of open) if (count > people) [last, people] = [node, count];
    open.delete(last);
    for (const [other, count] of ties.get(last) ?? []) {
      const known = open.get(other);
      if (known !== undefined) open.set(other, known + count);
    }
  }
  return { last, before, people };
}
