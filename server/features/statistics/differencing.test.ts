import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInZone } from '../../../domain/dates.ts';
import { moodWords, moods } from '../../../domain/moods.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';
import { periods } from '../../../domain/statistics/periods.ts';
import { needsLargeGroups } from '../../../domain/visibility/rules.ts';
import { endOfWeek, makeFigures } from '../../group-figures/make-figures.ts';
import { addDays } from '../../day-counts/org-days.ts';
import { firstDayOf } from '../../day-counts/counted-days.queries.ts';
import { Knowledge } from '../../test/knowledge.ts';
import type { Equation } from '../../test/knowledge.ts';
import { storePerson } from '../../test/stored-records.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import {
  averageScoresOf,
  dailySubmissionsOf,
  moodDistributionOf,
  overviewOf,
  severityOf,
} from './statistics.service.ts';

/**
 * A differencing attack. Whoever asks writes down every figure ever answered, as an equation over what is not known: how
 * many records there are of each half day and each severity or mood. A figure about a group can be derived by adding and
 * subtracting exactly where its own equation is a combination of those. Records that may be opened by name are known too.
 */

const zone = 'Asia/Kolkata';
const firstDay = '2026-01-01';
const length = 63;
const least = 5;
const bands = ['Minimal', 'Mild', 'Moderate', 'Severe'] as const;
/** Two of each band: whoever asks does not know which of its scores were reached. */
const scores = [1, 4, 5, 8, 10, 13, 16, 20];
const bandOfScore = (place: number) => Math.floor(place / 2);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { orgTimezone: zone, minGroup: least } });
});

afterAll(() => server.close());

interface DrawnRecord {
  person: number;
  day: number;
  /** Before or after noon, when policies change. */
  late: boolean;
  cell: number;
}

interface Organisation {
  records: DrawnRecord[];
  /** How many of the people share their record: it can be opened by name. */
  sharing: number;
  /** What is chosen at noon of a day. */
  changes: { day: number; policy: RecordPolicy }[];
  /** The mornings on which all statistics are asked for. */
  asked: number[];
}

const anyChanges: fc.Arbitrary<Organisation['changes']> = fc
  .uniqueArray(fc.record({ day: fc.nat(length - 1), policy: fc.constantFrom('open', 'consent', 'never', 'reason') }), {
    maxLength: 4,
    selector: ({ day }) => day,
  })
  .map((drawn) => drawn.toSorted((one, other) => one.day - other.day));

/** Protected for so long that severities and moods are counted, and then no more. */
const longProtected: fc.Arbitrary<Organisation['changes']> = fc
  .tuple(fc.nat(3), fc.integer({ min: 38, max: 50 }))
  .map(([from, to]) => [
    { day: from, policy: 'never' },
    { day: to, policy: 'open' },
  ]);

const organisation: fc.Arbitrary<Organisation> = fc.record({
  records: fc.array(
    fc.record({
      person: fc.oneof(fc.nat(6), fc.nat(25)),
      day: fc.nat(length - 1),
      late: fc.boolean(),
      // One that is rare, so that it has to be hidden, and three that are not.
      cell: fc.oneof({ weight: 14, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.constant(3) }),
    }),
    { minLength: 60, maxLength: 400, size: 'max' },
  ),
  sharing: fc.oneof(fc.constant(0), fc.nat(9)),
  changes: fc.oneof(anyChanges, longProtected),
  asked: fc.uniqueArray(fc.integer({ min: 7, max: length + 14 }), { minLength: 2, maxLength: 5 }),
});

/** Somebody's score of a band. */
const scoreOf = (person: number, band: number) => band * 2 + (person % 2);

const dayOf = (place: number) => addDays(firstDay, place);
/** Noon in Kolkata is 06:30 in UTC; records lie three hours before or after it. */
const instantOf = (day: number, hours: number) => new Date(Date.parse(`${dayOf(day)}T06:30:00Z`) + hours * 3_600_000);

async function settle(people: string[], sharing: number): Promise<void> {
  const { db } = server.services;
  await sql`truncate users, assessments, moods, day_scores, day_moods, record_policies, figure_totals, figure_cells,
    figure_participants cascade`.execute(db);
  await sql`update day_counts_state set time_zone = null, counted_until = null`.execute(db);
  await sql`update figure_state set pending_from = null, examined_through = null, cells_from = null,
    cells_through = null`.execute(db);
  for (let person = 0; person < 26; person += 1) people.push(await storePerson(server.services));
  const shares_since = new Date(`${firstDay}T00:00:00Z`);
  const who = people.slice(0, sharing);
  if (who.length > 0) await db.updateTable('users').set({ shares_since }).where('id', 'in', who).execute();
}

/** Stores what was recorded from one moment up to another. */
async function recordUntil(all: DrawnRecord[], people: string[], from: Date, to: Date): Promise<void> {
  const { db, sealer } = server.services;
  const unread = sealer.seal({ table: 'assessments', column: 'answers', row: 'none' }, '{}');
  const rows = all.flatMap(({ person, day, late, cell }) => {
    const created_at = instantOf(day, late ? 3 : -3);
    if (created_at < from || created_at >= to) return [];
    return [{ user_id: String(people[person]), created_at, cell, total_score: scores[scoreOf(person, cell)] ?? 0 }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('assessments')
    .values(
      rows.map(({ cell: _band, ...row }) => ({
        ...row,
        type: 'GAD-7' as const,
        partial: false,
        // Nobody opens them here.
        answers: unread,
      })),
    )
    .execute();
  await db
    .insertInto('moods')
    .values(rows.map(({ cell, total_score: _score, ...row }) => ({ ...row, mood: moodWords[cell] ?? 'happy' })))
    .execute();
}

/** One unknown: a half day and a cell. Scores and moods have the same records here, each with equations of its own. */
const unknownOf = (day: number, late: boolean, score: number) => day * unknownsOfDay + Number(late) * 8 + score;
const unknownsOfDay = 16;
const unknowns = length * unknownsOfDay;

/** At the time of asking the late half of today has not been recorded yet: no figure is about it. */
function equationOf(today: string, weight: (day: number, band: number, score: number) => number): Equation {
  const equation = new Float64Array(unknowns);
  for (let day = 0; day < length; day += 1)
    for (const late of [false, true])
      for (let score = 0; score < 8; score += 1)
        if (!late || dayOf(day) < today) equation[unknownOf(day, late, score)] = weight(day, bandOfScore(score), score);
  return equation;
}

function learnOne(knowledge: Knowledge, unknown: number): void {
  const one = new Float64Array(unknowns);
  one[unknown] = 1;
  knowledge.learn(one);
}

function learnEmpty(knowledge: Knowledge, day: number): void {
  for (let place = 0; place < unknownsOfDay; place += 1) learnOne(knowledge, day * unknownsOfDay + place);
}

interface Attack {
  scores: Knowledge;
  moods: Knowledge;
  truth: Float64Array;
}

/** Notes a figure; that it is right shows that the attack has understood what it is about. */
function note(attack: Attack, kind: 'scores' | 'moods', figure: number, equation: Equation): void {
  const truth = equation.reduce((sum, weight, at) => sum + weight * (attack.truth[at] ?? 0), 0);
  expect(figure).toBeCloseTo(truth, 6);
  attack[kind].learn(equation);
}

function isEmpty({ truth }: Attack, day: number): boolean {
  return truth.slice(day * unknownsOfDay, (day + 1) * unknownsOfDay).every((count) => count === 0);
}

interface Stretch {
  kind: string;
  first: string;
  last: string;
}

async function askAll(attack: Attack, through: string | undefined, isAllProtected: boolean): Promise<void> {
  const { services } = server;
  const today = dayInZone(services.now(), zone);
  const between = (first: string, last: string) => (day: number) => dayOf(day) >= first && dayOf(day) <= last;
  for (const period of periods) {
    const overview = await overviewOf(services, period);
    const submissions = await dailySubmissionsOf(services, period);
    const averages = await averageScoresOf(services, period);
    const severity = await severityOf(services, period);
    const distribution = await moodDistributionOf(services, period);
    const from = firstDayOf(period, today) ?? firstDay;
    const exactFrom = through === undefined ? from : [from, addDays(through, 1)].toSorted()[1];
    const isExact = (day: number) => !isAllProtected && dayOf(day) >= String(exactFrom) && dayOf(day) <= today;

    for (const { date, through: last = date, gad7_count, withheld = [] } of submissions) {
      if (withheld.includes('GAD-7')) continue;
      note(
        attack,
        'scores',
        gad7_count,
        equationOf(today, (day) => Number(between(date, last)(day))),
      );
      const average = averages.find((row) => row.date === date && (row.through ?? date) === last)?.avg_gad7_score ?? 0;
      const weight = (day: number, _band: number, score: number) =>
        between(date, last)(day) ? (scores[score] ?? 0) : 0;
      note(attack, 'scores', average * gad7_count, equationOf(today, weight));
    }
    const isShownDay = (day: number) =>
      submissions.some(
        ({ date, through: last = date, withheld = [] }) => !withheld.includes('GAD-7') && between(date, last)(day),
      );
    note(
      attack,
      'scores',
      overview.gadSubmissions,
      equationOf(today, (day) => Number(isShownDay(day))),
    );

    // In a week of which single days are shown, the other days are known to be empty.
    for (const { date, through: last, withheld = [] } of submissions) {
      // Where days are exact there is no last day.
      if (last !== date || withheld.includes('GAD-7')) continue;
      for (let day = 0; day < length; day += 1)
        if (endOfWeek(dayOf(day)) === endOfWeek(date) && isEmpty(attack, day)) learnEmpty(attack.scores, day);
    }

    // The attacker is told, as no reply does, over which days severities and moods were counted.
    const counted = await countedStretches(from, isAllProtected ? undefined : through);
    for (const [place, band] of bands.entries()) {
      const row = severity.find(({ name }) => name === band);
      const isProtectedShown = through !== undefined || isAllProtected ? !row?.withheld?.includes('GAD-7') : false;
      const isIn = (day: number) =>
        isExact(day) || (isProtectedShown && counted.some((one) => one.kind === 'GAD-7' && within(one, day)));
      if (row?.gad7 !== undefined)
        note(
          attack,
          'scores',
          row.gad7,
          equationOf(today, (day, cell) => Number(cell === place && isIn(day))),
        );
    }
    const left = severity.find(({ name }) => name === 'Not shown separately')?.gad7 ?? 0;
    if (left > 0) {
      const isHidden = (cell: number) =>
        severity.find(({ name }) => name === bands[cell])?.withheld?.includes('GAD-7') === true;
      const isIn = (day: number) => counted.some((one) => one.kind === 'GAD-7' && within(one, day));
      note(
        attack,
        'scores',
        left,
        equationOf(today, (day, cell) => Number(isHidden(cell) && isIn(day))),
      );
    }
    for (const [place, { label }] of moods.slice(0, 4).entries()) {
      const row = distribution.find((one) => one.label === label);
      const isProtectedShown = through !== undefined || isAllProtected ? row?.withheld !== true : false;
      const isIn = (day: number) =>
        isExact(day) || (isProtectedShown && counted.some((one) => one.kind === 'mood' && within(one, day)));
      note(
        attack,
        'moods',
        row?.count ?? 0,
        equationOf(today, (day, cell) => Number(cell === place && isIn(day))),
      );
    }
    if (overview.participants !== undefined && isAllProtected) expect(overview.participants % least).toBe(0);
  }
}

const within = ({ first, last }: Stretch, day: number) => dayOf(day) >= first && dayOf(day) <= last;

async function countedStretches(from: string, through: string | undefined): Promise<Stretch[]> {
  const rows = await server.services.db
    .selectFrom('figure_cells')
    .select(['kind', 'first_day as first', 'last_day as last'])
    .distinct()
    .where('last_day', '>=', from)
    .$if(through !== undefined, (query) => query.where('last_day', '<=', through ?? ''))
    .execute();
  return rows;
}

/** Lives through the months: records, choices of policy, and everything asked for on some mornings. */
async function attackOn(drawn: Organisation): Promise<Attack> {
  const people: string[] = [];
  await settle(people, drawn.sharing);
  const attack: Attack = { scores: new Knowledge(), moods: new Knowledge(), truth: new Float64Array(unknowns) };
  const adminId = String(people[0]);
  let before = new Date(0);
  let policy: RecordPolicy = 'open';
  let through: string | undefined;
  for (let day = 0; day <= length + 14; day += 1) {
    const change = drawn.changes.find((one) => one.day === day);
    if (!drawn.asked.includes(day) && !change) continue;
    const morning = instantOf(day, -0.5);
    await recordUntil(drawn.records, people, before, morning);
    for (const { person, day: made, late, cell } of drawn.records) {
      const at = instantOf(made, late ? 3 : -3);
      if (at < before || at >= morning) continue;
      const place = unknownOf(made, late, scoreOf(person, cell));
      attack.truth[place] = (attack.truth[place] ?? 0) + 1;
    }
    before = morning;
    server.clock.set(morning);
    await makeFigures(server.services);
    await askAll(attack, needsLargeGroups(policy) ? undefined : through, needsLargeGroups(policy));
    if (!change) continue;
    const noon = instantOf(day, 0);
    await server.services.db
      .insertInto('record_policies')
      .values({ policy: change.policy, at: noon, changed_by: adminId })
      .execute();
    if (needsLargeGroups(policy) && !needsLargeGroups(change.policy)) through = dayOf(day);
    policy = change.policy;
  }
  learnWhatIsOpen(attack, drawn);
  return attack;
}

/** Records made while the policy was open can be opened one by one, also those of the day on which it was chosen. */
function learnWhatIsOpen(attack: Attack, drawn: Organisation): void {
  const halves = protectedHalves(drawn);
  for (let day = 0; day < length; day += 1) {
    for (const late of [false, true]) {
      if (halves.has(`${day} ${late}`)) continue;
      for (let score = 0; score < 8; score += 1) {
        for (const knowledge of [attack.scores, attack.moods]) learnOne(knowledge, unknownOf(day, late, score));
      }
    }
  }
}

/** Half days that nobody was to see exactly. */
function protectedHalves({ changes }: Organisation): Set<string> {
  const halves = new Set<string>();
  let policy: RecordPolicy = 'open';
  for (let day = 0; day < length; day += 1) {
    const change = changes.find((one) => one.day === day);
    const [morning, evening] = [needsLargeGroups(policy), needsLargeGroups(change?.policy ?? policy)];
    if (morning) halves.add(`${day} false`);
    if (evening) halves.add(`${day} true`);
    policy = change?.policy ?? policy;
  }
  return halves;
}

/** Ten people who come every week, and one who is once worse: without a second hidden part that one could be told. */
const oneIsRare: Organisation = {
  records: Array.from({ length: 60 }, (_, place) => ({
    person: place % 10,
    day: 5 + 7 * Math.floor(place / 10),
    late: place % 2 === 0,
    cell: place === 33 ? 3 : place % 3,
  })),
  sharing: 0,
  changes: [
    { day: 0, policy: 'never' },
    { day: 49, policy: 'open' },
  ],
  asked: [40, 60, 70],
};

/** The last of six people to come in a week comes before noon, and at noon the policy is loosened: five are named. */
const loosenedLate: Organisation = {
  records: Array.from({ length: 6 }, (_, person) => ({ person, day: 45, late: person > 0, cell: person % 3 })),
  sharing: 0,
  changes: [
    { day: 0, policy: 'never' },
    { day: 45, policy: 'open' },
  ],
  asked: [60],
};

/** Four of six people share: a figure about all six would be one about two. */
const mostShare: Organisation = {
  records: Array.from({ length: 60 }, (_, place) => ({
    person: place % 6,
    day: 5 + 7 * Math.floor(place / 10),
    late: false,
    cell: place % 3,
  })),
  sharing: 4,
  changes: [{ day: 0, policy: 'consent' }],
  asked: [60],
};

test(
  'no figure about fewer than MIN_GROUP people follows from any sequence of statistics',
  { timeout: 300_000 },
  async () => {
    let shownAtAll = 0;
    await fc.assert(
      fc.asyncProperty(organisation, async (drawn) => {
        const attack = await attackOn(drawn);
        const halves = protectedHalves(drawn);
        shownAtAll += attack.scores.rows.length;
        for (let first = 0; first < length; first += 1) {
          for (let last = first; last < length; last += 1) {
            for (const cell of [undefined, 0, 1, 2, 3]) {
              const inside = (day: number, late: boolean, one: number) =>
                day >= first && day <= last && (cell ?? one) === one && halves.has(`${day} ${late}`);
              const about = new Set(
                drawn.records
                  .filter((one) => one.person >= drawn.sharing && inside(one.day, one.late, one.cell))
                  .map(({ person }) => person),
              );
              if (about.size === 0 || about.size >= least) continue;
              const whole = new Float64Array(unknowns);
              for (let day = first; day <= last; day += 1)
                for (const late of [false, true])
                  for (let score = 0; score < 8; score += 1)
                    if (inside(day, late, bandOfScore(score))) whole[unknownOf(day, late, score)] = 1;
              for (const knowledge of [attack.scores, attack.moods]) {
                expect(knowledge.derives(whole), `days ${first} to ${last}, cell ${cell}`).toBe(false);
              }
            }
          }
        }
      }),
      { numRuns: 10, endOnFailure: true, examples: [[oneIsRare], [loosenedLate], [mostShare]] },
    );
    expect(shownAtAll).toBeGreaterThan(8);
  },
);
