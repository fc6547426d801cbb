import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/dates.ts';
import { blockDays } from '../../../domain/statistics/blocks.ts';
import { byFigureKind, figureKinds } from '../../../domain/statistics/figure-kinds.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import type { Block, KindCount } from '../../../domain/statistics/protected-blocks.ts';
import { isInUse } from '../../../domain/statistics/protected-blocks.ts';
import { makeRandom } from '../../commands/demo/random.ts';
import type { Random } from '../../commands/demo/random.ts';
import { drawNoise } from './made-once/draw-noise.ts';
import { makeFigures } from './made-once/make-figures.ts';
import { askedBlocks } from './made-once/protection.ts';
import { bitsFor, stated } from '../../test/block-guesser.ts';
import type { Own } from '../../test/block-guesser.ts';
import { drawnRuns } from '../../test/long-form.ts';
import { seedPeople, seedRecords } from '../../test/seeded-people.ts';
import type { SeededRecord } from '../../test/seeded-people.ts';
import { serverForAll } from '../../test/test-server.ts';

/**
 * The joint bound of SECURITY.md: of one person it is not known which of two stories is true, both as likely before, and the
 * same in each of three blocks: whether everything was at a raised level or nothing, or whether the person was there at all.
 * Everything else is known: every record of everyone else, and every number that is stored. All that is ever shown follows
 * from these numbers, so no one guesses better than Bayes' rule does.
 */
const { runs: organisations, seed } = drawnRuns({ short: 4, long: 200, seed: 20261123 });

const firstBlock = '2026-01-26';
const blockCount = 3;

/** At most so many bits in a block, and so many of 100 guesses right after three. */
const mostBits = 3;
const mostRight = 0.748;

const raised: Own = { 'GAD-7': true, 'PHQ-9': true, mood: true };
const fine: Own = { 'GAD-7': false, 'PHQ-9': false, mood: false };
const questions: readonly (readonly [Own, Own])[] = [
  [raised, fine],
  [raised, {}],
];

/** Three standard errors for the luck of so many guesses. */
const limitOf = (guesses: number) => mostRight + 3 * Math.sqrt((mostRight * (1 - mostRight)) / guesses);

const server = serverForAll({ now: new Date(`${firstBlock}T04:00:00Z`) });

function drawOwn(random: Random): Own {
  const ill = random.next();
  const of = (share: number) => (random.isBelow(share) ? random.isBelow(ill / 2) : undefined);
  return Object.fromEntries(
    figureKinds.flatMap((kind) => {
      const level = of(0.7);
      return level === undefined ? [] : [[kind, level]];
    }),
  );
}

function recordOf(userId: string, kind: FigureKind, isRaised: boolean, day: string): SeededRecord {
  const at = new Date(`${day}T06:00:00Z`);
  if (kind === 'mood') return { userId, at, kind, mood: isRaised ? 'sad' : 'happy' };
  return { userId, at, kind, total: isRaised ? 15 : 2, partial: false };
}

interface Guess {
  bits: number;
  isOne: boolean;
}

/** Three blocks of an organisation, made by the program. */
async function guessIn(place: number): Promise<Guess> {
  const random = makeRandom(seed, place);
  await sql`truncate users, day_scores, day_moods, figure_blocks cascade`.execute(server.owner);
  await sql`update day_counts_state set time_zone = null, counted_until = null`.execute(server.services.db);
  server.clock.set(`${firstBlock}T04:00:00Z`);
  const people = await seedPeople(server, random.whole(6, 120));
  const question = random.pick(questions);
  const isOne = random.isBelow(0.5);
  const others = Array.from({ length: blockCount }, () => people.slice(1).map(() => drawOwn(random)));
  const records = others.flatMap((of, block) =>
    [isOne ? question[0] : question[1], ...of].flatMap((own, person) =>
      figureKinds.flatMap((kind): SeededRecord[] => {
        const level = own[kind];
        const { id } = people[person] ?? { id: '' };
        const day = addDays(firstBlock, block * blockDays + random.whole(0, blockDays - 1));
        return level === undefined ? [] : [recordOf(id, kind, level, day)];
      }),
    ),
  );
  if (records.length > 0) await seedRecords(server, records);
  server.clock.set(`${addDays(firstBlock, blockCount * blockDays + 1)}T06:00:00Z`);
  await makeFigures(server.services);
  const stored = await askedBlocks(server.services, { from: firstBlock });
  expect(stored).toHaveLength(blockCount);
  return { bits: bitsFor(stored, others, question), isOne };
}

const shareRight = (guesses: readonly Guess[]) =>
  guesses.reduce((sum, { bits, isOne }) => sum + (bits === 0 ? 0.5 : Number(bits > 0 === isOne)), 0) / guesses.length;

const say = (text: string) => process.stdout.write(`${text}\n`);

test(
  `the joint bound holds for all kinds and three blocks of ${organisations} organisations`,
  { timeout: 120_000 + organisations * 3000 },
  async () => {
    const guesses: Guess[] = [];
    for (let place = 0; place < organisations; place += 1) guesses.push(await guessIn(place));
    const right = shareRight(guesses);
    const most = Math.max(...guesses.map(({ bits }) => Math.abs(bits)));
    say(`PROPERTY_SEED=${seed} PROPERTY_RUNS=${organisations}`);
    say(
      `right: ${(100 * right).toFixed(1)} %, at most ${(100 * limitOf(organisations)).toFixed(1)} %; most bits: ${most}`,
    );
    expect(right).toBeLessThan(limitOf(organisations));
    expect(most).toBeLessThanOrEqual(mostBits * blockCount);
  },
);

describe('the test of the bound', () => {
  /** As the program makes a block, of drawn people, with chance of any width. */
  function drawBlock(people: readonly Own[], width: number): Block {
    const moved = (count: number, scale: number) => count + drawNoise(scale * width);
    const count = (kind: FigureKind): KindCount => ({
      answered: people.filter((own) => own[kind] !== undefined).length,
      raised: people.filter((own) => own[kind] === true).length,
    });
    const truth = byFigureKind(count);
    const movedOf = (kind: FigureKind) => ({
      answered: moved(truth[kind].answered, stated.answered),
      raised: moved(truth[kind].raised, stated.raised),
    });
    const kinds = byFigureKind(movedOf);
    const levels = figureKinds.flatMap((kind) =>
      isInUse(kinds[kind]) ? [truth[kind].raised, truth[kind].answered - truth[kind].raised] : [],
    );
    const tookPart = people.filter((own) => Object.keys(own).length > 0).length;
    return {
      firstDay: firstBlock,
      tookPart: moved(tookPart, stated.tookPart),
      smallest: moved(levels.length > 0 ? Math.min(...levels) : 0, stated.smallest),
      kinds,
    };
  }

  const tries = 600;

  function rightWith(width: number): number {
    const random = makeRandom(seed, -1);
    const guesses = Array.from({ length: tries }, (): Guess => {
      const question = random.pick(questions);
      const isOne = random.isBelow(0.5);
      const others = Array.from({ length: blockCount }, () =>
        Array.from({ length: random.whole(6, 120) }, () => drawOwn(random)),
      );
      const blocks = others.map((of) => drawBlock([isOne ? question[0] : question[1], ...of], width));
      return { bits: bitsFor(blocks, others, question), isOne };
    });
    return shareRight(guesses);
  }

  // With half of `noiseScales` in domain/statistics/noise.ts the 200 organisations of the long form fail, too: seen once.
  test('passes with the chance that is stated, and fails with half of it', () => {
    const [whole, half] = [rightWith(1), rightWith(0.5)];
    say(`right of ${tries} drawn: ${(100 * whole).toFixed(1)} %, with half the chance ${(100 * half).toFixed(1)} %`);
    expect(whole).toBeLessThan(limitOf(tries));
    expect(half).toBeGreaterThan(limitOf(200));
  });
});
