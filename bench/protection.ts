/**
 * Three ways of protecting figures about groups, tried on invented organisations: thresholds (figures made once of at
 * least five people), cell keys drawn anew for each asking (noise that follows from who is in a cell), and blocks (made
 * once, with noise without a bound). What someone who knows everyone but one learns about that one, and how far the
 * figures are off. Prints the table of docs/decisions/070.
 *
 *     node bench/protection.ts
 */
import { createHash } from 'node:crypto';
import { makeRandom } from '../server/demo/random.ts';
import type { Random } from '../server/demo/random.ts';
import { gad7 } from '../domain/instruments/gad7.ts';
import { averageOf, fewestToSay, isShown, peopleIn } from '../domain/statistics/protected-blocks.ts';
import { drawNoise } from '../server/protected-aggregates/chance.ts';

const sizes = [20, 60, 500, 10_000];
const least = 5;
const helpers = 30;
const shares = [0.55, 0.25, 0.13, 0.07];

interface Person {
  key: number;
  band: number;
  score: number;
}

/** What is shown of four levels; undefined where it is withheld. */
type Cells = (number | undefined)[];

interface Method {
  name: string;
  /** `made` are those of the block, for the method that counts a block once. */
  show(
    people: readonly Person[],
    made: Person[] | undefined,
  ): { cells: Cells; average: number | undefined; people: number | undefined };
}

const countsOf = (people: readonly Person[]) =>
  shares.map((_, band) => people.filter((person) => person.band === band).length);

const thresholds: Method = {
  name: 'thresholds',
  show(people) {
    const counts = countsOf(people);
    const isHidden = counts.map((count) => count < least);
    // A second part is hidden with one that is too small.
    if (isHidden.filter(Boolean).length === 1)
      isHidden[counts.indexOf(Math.min(...counts.filter((count) => count >= least)))] = true;
    const average = people.reduce((sum, { score }) => sum + score, 0) / people.length;
    return {
      cells: counts.map((count, band) => (isHidden[band] ? undefined : count)),
      average,
      people: people.length - (people.length % least),
    };
  },
};

/** -5 to 5, of a variance of 4, as the method's usual tables have it: from the sum of the records' keys alone. */
function keyNoise(people: readonly Person[]): number {
  if (people.length === 0) return 0;
  const sum = people.reduce((before, { key }) => (before + key) % 2 ** 32, 0);
  const random = makeRandom(createHash('sha256').update(String(sum)).digest().readInt32LE(), 1);
  for (;;) {
    const noise = Math.round(random.normal() * 2);
    if (Math.abs(noise) <= 5) return noise;
  }
}

const cellKeys: Method = {
  name: 'cell keys, live',
  show(people) {
    const cells = countsOf(people).map(
      (count, band) => count + keyNoise(people.filter((person) => person.band === band)),
    );
    const sum = people.reduce((before, { score }) => before + score, 0) + keyNoise(people) * 5;
    return {
      cells: cells.map((count) => (count < least ? undefined : count)),
      average: sum / people.length,
      people: people.length + keyNoise(people),
    };
  },
};

const blocks: Method = {
  name: 'blocks, made once',
  show(_people, made = []) {
    const cells = countsOf(made).map((count) => count + drawNoise());
    const scoreSum = made.reduce((sum, { score }) => sum + 2 * score - 21, 0) + drawNoise(21);
    const took = made.length + drawNoise();
    const shown = cells.map((count) => (count < fewestToSay(1, least) ? undefined : count));
    return {
      cells: isShown({ cells }, least) ? shown : [undefined, undefined, undefined, undefined],
      average:
        isShown({ cells }, least) && peopleIn({ cells }) > 0
          ? averageOf(gad7.type, { cells, scoreSum })?.average
          : undefined,
      people: isShown({ cells: [took] }, least) ? took : undefined,
    };
  },
};

function invent(random: Random, count: number): Person[] {
  return Array.from({ length: count }, () => {
    const at = random.next();
    const band = shares.findIndex((_, place) => at < shares.slice(0, place + 1).reduce((sum, share) => sum + share, 0));
    const [low, high] = [
      [0, 4],
      [5, 9],
      [10, 14],
      [15, 21],
    ][band] ?? [0, 4];
    return { key: random.whole(0, 2 ** 31), band, score: random.whole(low ?? 0, high ?? 0) };
  });
}

const person = (random: Random, isWorse: boolean): Person => ({
  key: random.whole(0, 2 ** 31),
  band: isWorse ? 3 : 0,
  score: isWorse ? 21 : 0,
});

/** Nearer to the levels with the one or with the other answer; a coin where neither is. */
function guess(random: Random, shown: readonly Cells[], known: readonly number[][]): boolean {
  const off = (isWorse: boolean) =>
    [0, 1, 2, 3].reduce((sum, band) => {
      const seen = shown.flatMap((cells, reading) => {
        const count = cells[band];
        return count === undefined ? [] : [count - (known[reading]?.[band] ?? 0) - Number(band === (isWorse ? 3 : 0))];
      });
      return seen.length === 0 ? sum : sum + Math.abs(seen.reduce((a, b) => a + b, 0) / seen.length);
    }, 0);
  const [worse, better] = [off(true), off(false)];
  return Math.abs(worse - better) < 1e-9 ? random.isBelow(0.5) : worse < better;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function tryOut(method: Method, size: number) {
  const rounds = size > 1000 ? 150 : 1000;
  const right = { once: 0, often: 0 };
  const off: Record<'cells' | 'average' | 'people', number[]> = { cells: [], average: [], people: [] };
  for (let round = 0; round < rounds; round += 1) {
    const random = makeRandom(round, size);
    const others = invent(random, size - 1);
    const isWorse = random.isBelow(0.5);
    const all = [...others, person(random, isWorse)];
    const first = method.show(all, all);
    right.once += Number(guess(random, [first.cells], [countsOf(others)]) === isWorse);
    // A helper with a known record more before each asking, in both of the levels in turn.
    const shown = [first.cells];
    const known = [countsOf(others)];
    const invented: Person[] = [];
    for (let reading = 0; reading < helpers; reading += 1) {
      invented.push(person(random, true), person(random, false));
      const isMadeOnce = method === blocks;
      shown.push(isMadeOnce ? first.cells : method.show([...all, ...invented], undefined).cells);
      known.push(countsOf(isMadeOnce ? others : [...others, ...invented]));
    }
    right.often += Number(guess(random, shown, known) === isWorse);
    const truth = countsOf(all);
    off.cells.push(
      ...first.cells.flatMap((count, band) => (count === undefined ? [] : [Math.abs(count - (truth[band] ?? 0))])),
    );
    if (first.average !== undefined)
      off.average.push(Math.abs(first.average - all.reduce((sum, { score }) => sum + score, 0) / size));
    if (first.people !== undefined) off.people.push(Math.abs(first.people - size));
  }
  const percent = (count: number) => `${Math.round((100 * count) / rounds)} %`;
  const shownShare = `${Math.round((100 * off.cells.length) / rounds / 4)} %`;
  return [
    percent(right.once),
    percent(right.often),
    shownShare,
    median(off.cells) ?? '–',
    median(off.average)?.toFixed(2) ?? '–',
    median(off.people) ?? '–',
  ];
}

console.log(
  '| method | people | right, once | right, 30 readings | levels shown | level off by | average off by | participation off by |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const method of [thresholds, cellKeys, blocks])
  for (const size of sizes) console.log(`| ${[method.name, size, ...tryOut(method, size)].join(' | ')} |`);
