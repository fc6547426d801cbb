/** How many people any two nodes share, both ways round. */
type SharedPeople = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * The smallest number of people, above none, that a part of the nodes shares with the rest, and the nodes on that border:
 * the algorithm of Stoer and Wagner (1997) in each connected part. Undefined where it is `least` or more, or no one is shared.
 */
export function smallestCut(shared: SharedPeople, least: number): { people: number; border: string[] } | undefined {
  const cuts = connectedParts(shared).flatMap((part) => cutOf(part, shared, least) ?? []);
  const [smallest] = cuts.sort((one, other) => one.people - other.people);
  if (!smallest || smallest.people >= least) return undefined;
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

type Ties = Map<string, Map<string, number>>;

function cutOf(
  part: readonly string[],
  shared: SharedPeople,
  least: number,
): { people: number; side: string[] } | undefined {
  const ties: Ties = new Map(part.map((node) => [node, new Map(shared.get(node))]));
  const inside = new Map(part.map((node) => [node, [node]]));
  const join = (into: string, node: string) => {
    inside.set(into, [...(inside.get(into) ?? []), ...(inside.get(node) ?? [])]);
    makeOne(ties, into, node);
  };
  // No smaller cut parts two who share as many: of thousands of people in hundreds of groups a few nodes are left.
  for (const node of part)
    for (let close = closeTo(ties, node, least); close; close = closeTo(ties, node, least)) join(node, close);
  let best: { people: number; side: string[] } | undefined;
  while (ties.size > 1) {
    const { last, before, people } = lastOf(ties);
    if (!best || people < best.people) best = { people, side: inside.get(last) ?? [] };
    join(before, last);
  }
  return best;
}

function closeTo(ties: Ties, node: string, least: number): string | undefined {
  for (const [other, people] of ties.get(node) ?? []) if (people >= least) return other;
  return undefined;
}

/** From then on the two are one node. */
function makeOne(ties: Ties, into: string, node: string): void {
  const own = ties.get(into);
  for (const [other, count] of ties.get(node) ?? []) {
    ties.get(other)?.delete(node);
    if (other === into) continue;
    own?.set(other, (own.get(other) ?? 0) + count);
    ties.get(other)?.set(into, own?.get(other) ?? 0);
  }
  own?.delete(node);
  ties.delete(node);
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
