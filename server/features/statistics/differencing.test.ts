import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { periods } from '../../../domain/statistics/periods.ts';
import { addDays } from '../../../domain/dates.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { makeRandom } from '../../demo/random.ts';
import type { Random } from '../../demo/random.ts';
import { makeFigures } from '../../protected-aggregates/make-figures.ts';
import { drawnRuns } from '../../test/long-form.ts';
import { seedPeople } from '../../test/seeded-people.ts';
import { bitsOf, storedBlocks, truthIf } from '../../test/stored-blocks.ts';
import { readStatistics } from '../../test/statistics-readings.ts';
import { blocks, differences, guessByFit, guessBySubtraction, knownLevels, levelsIn } from '../../test/guessers.ts';
import type { Question } from '../../test/guessers.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { keepLists, TriedGroups } from '../../test/tried-groups.ts';
import { TriedOrganisation } from '../../test/tried-organisation.ts';

/**
 * Attacks on the statistics of random organisations, as calls: every statistic of every period and every export, between actions of admins and employees of every kind: names, merges and moves too. Of one person it is not known whether a questionnaire was submitted
 * ('presence') or whether its score was the lowest or the highest ('score'), both as likely before anything is read.
 * Everything else is known to whoever attacks: each record of everyone else, and the target's role.
 *
 * What may be learnt is stated: each number that is different in the two cases at most doubles the odds, and the sum of
 * scores does so for each half of its range. Presence is in three numbers (level, sum, people who took part), the score in
 * two levels and over the whole range of a sum: 8 and 16 to 1. So the share of right guesses stays below 8/9 and 16/17, and below what the best of all guessers expects, by Bayes' rule from every number that was ever stored.
 */
const { runs: organisations, seed } = drawnRuns({ short: 12, long: 200, seed: 20261122 });

const at = (day: string, hour: string) => new Date(`${day}T${hour}:00+05:30`);

let overHttp: TestServer;
let server: TestServer;

beforeAll(async () => {
  overHttp = await startTestServer({
    now: at('2026-01-26', '08:00'),
    config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 },
  });
  await keepLists(overHttp);
});

afterAll(() => overHttp.close());

const stated: Record<Question, number> = { presence: 8 / 9, score: 16 / 17 };

async function settle(random: Random): Promise<TriedOrganisation> {
  // Not 'delete': what is deleted is read over for every organisation after it.
  await sql`truncate users, day_scores, day_moods, record_policies, figure_blocks, attempts cascade`.execute(
    server.owner,
  );
  await sql`update day_counts_state set time_zone = null, counted_until = null`.execute(server.services.db);
  await sql`update questions set is_active = true, changed_at = null`.execute(server.services.db);
  server.clock.set(at(blocks[0] ?? '', '08:00'));
  const groups = await TriedGroups.settle(server, random);
  const [admin] = await seedPeople(server, 1, { role: 'admin' });
  const drawn = Array.from({ length: random.whole(5, 60) }, () => groups.draw());
  const work = (place: number) => groups.namesOf(drawn[place] ?? groups.draw());
  const [target, ...others] = await seedPeople(server, drawn.length, { work });
  if (!admin || !target) throw new Error('nobody is there');
  for (const [place, { id }] of [target, ...others].entries()) groups.note(id, drawn[place] ?? groups.draw());
  return new TriedOrganisation(server, random, [admin, target], others, groups);
}

interface Outcome {
  question: Question;
  isYes: boolean;
  /** The policy asks for a reason while it is attacked; else it is stricter. */
  isReason: boolean;
  /** What each attack says; undefined where it has learnt nothing. */
  guesses: Record<Attack, boolean | undefined>;
  /** The odds of 'yes' to 'no' by Bayes' rule, as a power of 2. */
  bits: number;
  /** Readings that an action has changed. */
  changed: string[];
  /** How far each number of people is from the true one. */
  noise: number[];
}

const attacks = ['subtraction', 'all but one', 'averaging', 'Bayes'] as const;
type Attack = (typeof attacks)[number];

async function attackOn(place: number): Promise<Outcome> {
  // A connection changes nothing of what is answered: every tenth organisation has one, and the others are spared it.
  server = place % 10 === 0 ? overHttp : { ...overHttp, request: overHttp.inject };
  const random = makeRandom(seed, place);
  const organisation = await settle(random);
  const { admin, target } = organisation;
  const question = random.pick(['presence', 'score'] as const);
  const isYes = random.isBelow(0.5);
  const secretBlock = random.whole(0, 1);
  const isOpenAtFirst = random.isBelow(0.3);
  const isReason = random.isBelow(0.5);
  const protect = () => organisation.choose(isReason ? 'reason' : random.pick(['consent', 'never']));
  const changed: string[] = [];
  const periodsRead = place % 10 === 0 ? periods : [random.pick(periods)];
  const read = () => readStatistics(server, admin.token, periodsRead);
  let moment = new Date(0);
  let groups = organisation.groups.of(target.id);
  let bySubtraction: boolean | undefined;
  if (!isOpenAtFirst) await protect();
  for (const [number, block] of blocks.slice(0, 2).entries()) {
    server.clock.set(at(addDays(block, 3), '08:00'));
    await organisation.seed();
    if (isOpenAtFirst && number === 0) await read();
    for (let action = random.whole(1, 3); action > 0; action -= 1) await organisation.actAtRandom();
    if (random.isBelow(0.3)) await organisation.groups.merge(admin);
    if (number !== secretBlock) continue;
    if (isReason || organisation.policy === 'open') await protect();
    server.clock.advance({ days: random.whole(0, 10) });
    if (isYes || question === 'score') await organisation.submit(target, 'GAD-7', isYes ? 3 : 0);
    moment = server.clock.now();
    groups = organisation.groups.of(target.id);
    const before = await read();
    await organisation.setRole(target, 'counsellor');
    await organisation.groups.move(target);
    const after = await read();
    changed.push(...differences(before, after));
    bySubtraction = guessBySubtraction(question, before, after);
    for (let action = random.whole(1, 4); action > 0; action -= 1) await organisation.actAtRandom();
    if (random.isBelow(0.5))
      await organisation.call(admin, 'PUT', `/api/admin/people/${target.id}/disabled`, { disabled: true });
    await organisation.setRole(target, 'employee');
    const later = await read();
    changed.push(...differences(before, later));
  }
  server.clock.set(at(addDays(blocks[2] ?? '', 1), '13:00'));
  await makeFigures(server.services);
  if (isReason || organisation.policy === 'open') await protect();
  const atLast = await read();
  const again = place % 20 === 0 ? 30 : 0;
  const readings = [levelsIn(atLast)];
  for (let reading = 0; reading < again; reading += 1) {
    await organisation.join();
    await makeFigures(server.services);
    const path = 'stats/severity?period=all';
    const { text } = await server.request('GET', `/api/admin/${path}`, { token: admin.token });
    changed.push(...differences({ [path]: atLast[path] ?? '' }, { [path]: text }));
    readings.push(
      levelsIn({ [path]: text }).map(
        (count, level) => count - (level === 0 && text !== atLast[path] ? reading + 1 : 0),
      ),
    );
  }
  const average = fourBands.map(
    (_, level) => readings.reduce((sum, one) => sum + (one[level] ?? 0), 0) / readings.length,
  );
  const beforeLast = await read();
  // Nothing that is shown rests on anything but the stored numbers: not on a single record.
  if (place % 4 === 0) {
    for (const table of ['assessments', 'moods', 'last_assessments'])
      await sql`delete from ${sql.table(table)}`.execute(server.services.db);
    changed.push(...differences(beforeLast, await read()));
  }

  const stored = await storedBlocks(server);
  const noise = stored.flatMap((block) => {
    const truth = truthIf(
      organisation,
      block,
      isYes || question === 'score' ? { at: moment, total: isYes ? 21 : 0, groups } : undefined,
    );
    return block.cells.map((cell, cellPlace) => cell - (truth.cells[cellPlace] ?? 0));
  });
  const bits = bitsOf(stored, organisation, question, { at: moment, groups });
  const known = knownLevels(organisation);
  const byFit = (shown: readonly number[]) =>
    guessByFit(question, shown, known.plain) ?? guessByFit(question, shown, known.inBlocks);
  const guesses = {
    subtraction: bySubtraction,
    'all but one': guessByFit(question, levelsIn(atLast), stored.length > 0 ? known.inBlocks : known.plain),
    averaging: byFit(average),
    Bayes: bits === 0 ? undefined : bits > 0,
  };
  return { question, isYes, isReason, guesses, bits, changed, noise };
}

const say = (text: string) => process.stdout.write(`${text}\n`);

const certainty = (bits: number) => 1 / (1 + 2 ** -Math.abs(bits));

test(
  `nobody is found in the figures of ${organisations} organisations`,
  { timeout: 600_000 + organisations * 4000 },
  async () => {
    say(`PROPERTY_SEED=${seed} PROPERTY_RUNS=${organisations}`);
    const coin = makeRandom(seed, -1);
    const outcomes: Outcome[] = [];
    for (let place = 0; place < organisations; place += 1) outcomes.push(await attackOn(place));

    const shareOf = (attack: Attack, among: readonly Outcome[]) =>
      among.filter(({ guesses, isYes }) => (guesses[attack] ?? coin.isBelow(0.5)) === isYes).length / among.length;
    const shares = attacks.map((attack) => ({
      attack,
      share: shareOf(attack, outcomes),
      shareOfReason: shareOf(
        attack,
        outcomes.filter(({ isReason }) => isReason),
      ),
    }));
    // What the best of guessers expects of itself, and four standard errors for the luck of so many organisations.
    const expected = outcomes.reduce((sum, { bits }) => sum + certainty(bits), 0) / organisations;
    const ofReason = outcomes.filter(({ isReason }) => isReason).length;
    const marginOf = (count: number) => 4 * Math.sqrt((expected * (1 - expected)) / count);
    const noise = outcomes.flatMap((one) => one.noise);
    const variance = noise.reduce((sum, one) => sum + one ** 2, 0) / Math.max(1, noise.length);
    const highest = outcomes.reduce(
      (most, { question, bits }) => Math.max(most, certainty(bits) / stated[question]),
      0,
    );
    say(
      [
        ...shares.map(
          ({ attack, share, shareOfReason }) =>
            `${attack}: ${(100 * share).toFixed(1)} % right, under 'reason' ${(100 * shareOfReason).toFixed(1)} %`,
        ),
        `at best ${(100 * expected).toFixed(1)} % to be expected`,
        `chance: variance ${variance.toFixed(2)} of ${noise.length} numbers`,
        `readings changed by actions: ${outcomes.reduce((sum, { changed }) => sum + changed.length, 0)}`,
      ].join('\n'),
    );
    for (const { attack, share, shareOfReason } of shares) {
      expect(share, attack).toBeLessThan(expected + marginOf(organisations));
      expect(shareOfReason, `${attack}, under 'reason'`).toBeLessThan(expected + marginOf(ofReason));
    }
    expect(highest, 'certainty beside what is stated').toBeLessThan(1 + 1e-9);
    expect(outcomes.flatMap(({ changed }) => changed)).toEqual([]);
    // The chance is what it is said to be, so that the expectation above is right: 4, with five standard errors.
    expect(Math.abs(variance - 4)).toBeLessThan(5 * Math.sqrt(84 / noise.length));
  },
);
