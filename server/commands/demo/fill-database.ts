import { dayInZone } from '../../../domain/dates.ts';
import { languages } from '../../../domain/languages.ts';
import { demoAccounts, demoMessages } from '../../../domain/messages/en/demo.ts';
import { rollUpDays } from '../../features/daily-rollups/roll-up-days.ts';
import { startOfDay } from '../../features/daily-rollups/org-days.ts';
import { insertAdmin } from '../../features/accounts/sign-in/accounts.queries.ts';
import { hashPassword } from '../../security/passwords/passwords.ts';
import { currentNotice } from '../../features/privacy/privacy-notice/consents.ts';
import type { Services } from '../../features/services.ts';
import { runStep } from '../../core/start-steps.ts';
import type { OnStep } from '../../core/start-steps.ts';
import { inventPerson } from './invent-person.ts';
import { inventHabits, inventRecords } from './invent-records.ts';
import type { Habits } from './invent-records.ts';
import { makeRandom } from './random.ts';
import { storeConsents, storeLives, tidyUp } from './store.ts';
import type { InventedLife } from './store.ts';

export interface DemoSize {
  employees: number;
  /** The same seed on the same day gives the same people and records. */
  seed: number;
  /** How long the first person has recorded; one where it is left out. */
  years?: number;
}

interface FillOptions extends DemoSize {
  /** Told after each batch how many people there are. */
  onProgress: (done: number) => void;
  onStep: OnStep;
}

/** About as many records as a large demo has; beyond it each person has fewer. */
const recordsAtMost = 1_000_000;

/** What a person records in a year on average where nothing is thinned out. */
const recordsEach = 155;

const peopleAtOnce = 1000;

/** Someone whose year was hard around its middle, and who has come through. Comes first, and never stops. */
const richHabits: Habits = {
  firstDay: 364,
  lastDay: 0,
  assessmentEvery: 13,
  moodsADay: 1.7,
  level: -0.5,
  course: (daysAgo) => 1.6 * Math.exp(-(((daysAgo - 210) / 75) ** 2)),
};

interface Days {
  today: string;
  midnight: Date;
  now: Date;
}

function inventLife(place: number, { employees, seed, years = 1 }: DemoSize, days: Days): InventedLife {
  const random = makeRandom(seed, place);
  const invented = inventPerson(place, random, days.today);
  const density = Math.min(1, recordsAtMost / (employees * recordsEach));
  const habits = place === 0 ? { ...richHabits, firstDay: 365 * years - 1 } : inventHabits(random, density);
  const { name, email } = demoAccounts.employee;
  return {
    person: place === 0 ? { ...invented, name, email } : invented,
    registeredAt: new Date(days.midnight.getTime() - (habits.firstDay + 1) * 86_400_000 + random.whole(0, 43_200_000)),
    ...inventRecords(habits, random, days),
  };
}

type Needs = Pick<Services, 'db' | 'config' | 'cipher' | 'now'>;

/** Fills an empty database with an admin, employees and their year, and with the counts that statistics read. */
export async function fillDatabase(services: Needs, { onProgress, onStep, ...size }: FillOptions): Promise<void> {
  const { db, config, cipher, now } = services;
  // One hash for all: no time is spent on passwords that no one will type.
  const passwordHash = await hashPassword(demoAccounts.password);
  await insertAdmin(db, { ...demoAccounts.admin, passwordHash, now: now() });
  const today = dayInZone(now(), config.orgTimezone);
  const days: Days = { today, midnight: startOfDay(today, config.orgTimezone), now: now() };
  await storeAll({ db, cipher }, { size, days, passwordHash, onProgress });
  await storeConsents(db, (await currentNotice(services, languages[0].code)).number);
  await runStep(onStep, demoMessages.finishing, async () => {
    await tidyUp(db);
    await rollUpDays(services);
    await tidyUp(db);
  });
}

/** While the database stores one batch the next one is invented. */
async function storeAll(
  store: Pick<Services, 'db' | 'cipher'>,
  {
    size,
    days,
    passwordHash,
    onProgress,
  }: Pick<FillOptions, 'onProgress'> & {
    size: DemoSize;
    days: Days;
    passwordHash: string;
  },
): Promise<void> {
  let storing: Promise<void> = Promise.resolve();
  for (let first = 0; first < size.employees; first += peopleAtOnce) {
    const count = Math.min(peopleAtOnce, size.employees - first);
    const lives = Array.from({ length: count }, (_, offset) => inventLife(first + offset, size, days));
    await storing;
    storing = storeLives(store, lives, passwordHash).then(() => onProgress(first + count));
  }
  await storing;
}
