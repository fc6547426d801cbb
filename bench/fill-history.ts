import { questionIdOf } from '../domain/instruments/care.ts';
import { instruments, instrumentTypes } from '../domain/instruments/instrument.ts';
import { totalOf } from '../domain/instruments/scoring.ts';
import type { InstrumentType } from '../domain/instruments/instrument.ts';
import { addDays, dayInZone } from '../domain/dates.ts';
import { demoAccounts } from '../domain/messages/en/demo.ts';
import { rollUpDays } from '../server/features/daily-rollups/roll-up-days.ts';
import { startOfDay } from '../server/features/daily-rollups/org-days.ts';
import { inventPerson } from '../server/commands/demo/invent-person.ts';
import { makeRandom } from '../server/commands/demo/random.ts';
import type { Random } from '../server/commands/demo/random.ts';
import { storeLives, tidyUp } from '../server/commands/demo/store.ts';
import { makeFigures } from '../server/features/statistics/made-once/make-figures.ts';
import { insertAdmin } from '../server/features/accounts/sign-in/accounts.queries.ts';
import { hashPassword } from '../server/security/passwords/passwords.ts';
import { encryptAnswers } from '../server/security/encryption/answers-column.ts';
import { makeRecordId } from '../server/db/record-id.ts';
import type { Services } from '../server/features/services.ts';
import { insertAssessments, insertMoods, noteLatest, withoutIndexes } from './fill.queries.ts';
import type { NewAssessment } from './fill.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'cipher' | 'now'>;

export interface HistorySize {
  records: number;
  /** A hundred records each where it is left out. */
  employees?: number;
}

/** What is recorded: two fifths are questionnaires, the rest are moods. */
const assessmentShare = 0.4;
/** Two years. */
const days = 730;
/** Records are made between nine and seven. */
const [opensAt, openMs] = [9 * 3_600_000, 10 * 3_600_000];
const [peopleAtOnce, assessmentsAtOnce, moodsAtOnce] = [2000, 5000, 250_000];

/** Where a record stands in time by its place among all: they are stored as they would have come, the oldest first. */
interface TimeLine {
  /** The first instant of the first day. */
  start: Date;
  /** All open hours up to now. Milliseconds. */
  length: number;
}

function timeLineOf({ config, now }: Pick<Needs, 'config' | 'now'>): TimeLine {
  const today = dayInZone(now(), config.orgTimezone);
  const sinceOpening = now().getTime() - startOfDay(today, config.orgTimezone).getTime() - opensAt;
  const ofToday = Math.min(openMs, Math.max(0, sinceOpening));
  return {
    start: startOfDay(addDays(today, 1 - days), config.orgTimezone),
    length: (days - 1) * openMs + ofToday,
  };
}

/** @param share 0 to 1, 1 excluded. */
function instantAt({ start, length }: TimeLine, share: number): Date {
  const at = Math.floor(share * length);
  return new Date(start.getTime() + Math.floor(at / openMs) * 86_400_000 + opensAt + (at % openMs));
}

/**
 * Fills an empty database with two years of an organisation, encrypted answers among them, and with everything that is
 * derived from it. Indexes are made afterwards: a third of the time. `onProgress` is told the share that is done.
 */
export async function fillHistory(
  services: Needs,
  { records, employees = Math.max(20, Math.round(records / 100)) }: HistorySize,
  onProgress: (share: number) => void,
): Promise<void> {
  const { db } = services;
  const passwordHash = await hashPassword(demoAccounts.password);
  await insertAdmin(db, { ...demoAccounts.admin, passwordHash, now: services.now() });
  const assessments = Math.round(records * assessmentShare);
  const moods = records - assessments;
  // A questionnaire takes about three times as long as a mood or a person.
  const weight = employees + assessments * 3 + moods;
  let done = 0;
  const advance = (by: number) => onProgress((done += by) / weight);

  const ids = await fillPeople(services, employees, passwordHash, advance);
  await withoutIndexes(db, async () => {
    await fillAssessments(services, ids, assessments, (count) => advance(count * 3));
    await fillMoods(services, moods, advance);
  });
  await noteLatest(db);
  await tidyUp(db);
  await rollUpDays(services);
  await makeFigures(services);
  await tidyUp(db);
}

async function fillPeople(
  { db, cipher, config, now }: Needs,
  count: number,
  passwordHash: string,
  onDone: (count: number) => void,
): Promise<string[]> {
  const today = dayInZone(now(), config.orgTimezone);
  const registeredAt = new Date(now().getTime() - (days + 1) * 86_400_000);
  const ids: string[] = [];
  for (let first = 0; first < count; first += peopleAtOnce) {
    const lives = Array.from({ length: Math.min(peopleAtOnce, count - first) }, (_, offset) => {
      const place = first + offset;
      const person = inventPerson(place, makeRandom(1, place), today);
      const account = place === 0 ? demoAccounts.employee : {};
      return { person: { ...person, ...account }, registeredAt, assessments: [], moods: [] };
    });
    ids.push(...lives.map(({ person }) => person.id));
    await storeLives({ db, cipher }, lives, passwordHash);
    onDone(lives.length);
  }
  return ids;
}

function inventAnswers(type: InstrumentType, random: Random): Record<string, number> {
  const { items, answers } = instruments[type];
  const level = random.next();
  return Object.fromEntries(
    items.map(({ n }) => [questionIdOf(type, n), Math.floor(level * random.next() * answers.length)]),
  );
}

/** While the database stores one batch the next one is encrypted. */
async function fillAssessments(
  { db, cipher, ...clock }: Needs,
  people: readonly string[],
  count: number,
  onDone: (count: number) => void,
): Promise<void> {
  const random = makeRandom(2, count);
  const line = timeLineOf(clock);
  let storing: Promise<void> = Promise.resolve();
  for (let first = 0; first < count; first += assessmentsAtOnce) {
    const ids = Array.from({ length: Math.min(assessmentsAtOnce, count - first) }, makeRecordId);
    const rows = ids.map((id, offset): NewAssessment => {
      const type = random.pick(instrumentTypes);
      const answers = inventAnswers(type, random);
      const userId = random.pick(people);
      return {
        id,
        userId,
        type,
        at: instantAt(line, (first + offset) / count),
        total: totalOf(type, answers),
        answers: encryptAnswers(cipher, { userId, id, answers }),
      };
    });
    await storing;
    storing = insertAssessments(db, rows).then(() => onDone(rows.length));
    storing.catch(() => undefined);
  }
  await storing;
}

async function fillMoods({ db, ...clock }: Needs, count: number, onDone: (count: number) => void): Promise<void> {
  const { start, length } = timeLineOf(clock);
  for (let first = 0; first < count; first += moodsAtOnce) {
    const last = Math.min(first + moodsAtOnce, count) - 1;
    await insertMoods(db, { first, last, count, start, length, opensAt, openMs });
    onDone(last - first + 1);
  }
}
