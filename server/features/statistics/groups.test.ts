import { beforeEach, describe, expect, it } from 'vitest';
import type { ComparedGroup, GroupComparison } from '../../../domain/contract/group-statistics.ts';
import { entryOf } from '../../db/person-columns.ts';
import { makeFigures } from './made-once/make-figures.ts';
import { choosePolicy } from '../../test/chosen-policy.ts';
import { seedPeople, seedRecords } from '../../test/seeded-people.ts';
import type { SeededPerson } from '../../test/seeded-people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { eraseDueAccounts } from '../accounts/own/erase-accounts.ts';

let server: TestServer;
let admin: SeededPerson;

beforeEach(async () => {
  server = await startTestServer({
    now: new Date('2026-01-05T04:00:00Z'),
    config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 },
  });
  const [first] = await seedPeople(server, 1, { role: 'admin' });
  if (!first) throw new Error('no admin');
  admin = first;
  return () => server.close();
});

const ask = (path: string) => server.request('GET', `/api/admin/${path}`, { token: admin.token });

async function compare(query: string): Promise<GroupComparison> {
  const { status, body, text } = await ask(`stats/groups?${query}`);
  expect(status, text).toBe(200);
  return body;
}

const nameOf = ({ kind, name }: ComparedGroup) => (kind === 'entry' ? name : kind);

/** How many people of GAD-7 each group that is shown has. */
const peopleIn = ({ groups }: GroupComparison) =>
  Object.fromEntries(
    groups.flatMap((group) => (group['GAD-7'].people === null ? [] : [[nameOf(group), group['GAD-7'].people]])),
  );

async function choose(policy: string) {
  const { status } = await choosePolicy(server, admin, policy);
  expect(status).toBe(200);
}

/** Each with one GAD-7 and a mood on that day; every third is severe, and sad. */
const recordAll = (people: readonly SeededPerson[], day: string) =>
  seedRecords(
    server,
    people.flatMap(({ id: userId }, place) => {
      const at = new Date(`${day}T06:00:00Z`);
      const isLow = place % 3 === 0;
      return [
        { userId, at, kind: 'GAD-7' as const, total: isLow ? 16 : 3, partial: false },
        { userId, at, kind: 'mood' as const, mood: isLow ? ('sad' as const) : ('calm' as const) },
      ];
    }),
  );

const inTheme = (count: number, theme: string) => seedPeople(server, count, { work: { theme } });

/** A while after the month is over. */
async function goTo(day: string): Promise<void> {
  server.clock.set(`${day}T06:00:00Z`);
  await makeFigures(server.services);
}

async function eraseNow(person: SeededPerson | undefined): Promise<void> {
  const { db, now } = server.services;
  await db
    .updateTable('users')
    .set({ erase_at: now() })
    .where('id', '=', person?.id ?? '')
    .execute();
  await eraseDueAccounts(server.services);
}

describe('groups under open', () => {
  it('count each person once a month that is over, and say a share from 30 people on', async () => {
    const sports = await inTheme(36, 'Sports');
    const education = await inTheme(9, 'Education');
    await recordAll([...sports, ...education], '2026-01-07');
    await recordAll(sports, '2026-01-20');
    await recordAll(sports, '2026-02-03');
    await goTo('2026-02-10');
    const all = await compare('by=theme');
    expect(all).toMatchObject({
      is_compared: true,
      min_group: 5,
      covers: { from: '2026-01-01', through: '2026-01-31' },
    });
    expect(peopleIn(all)).toEqual({ Sports: 36, Education: 9 });
    expect(all.whole['GAD-7'].people).toBe(45);
    const [first, second] = all.groups.toSorted((one, other) => (other.mood.people ?? 0) - (one.mood.people ?? 0));
    expect(first?.['GAD-7'].raised?.share).toBeCloseTo(1 / 3);
    expect(first?.mood.raised?.share).toBeCloseTo(1 / 3);
    expect(second?.mood).toEqual({ people: 9, raised: null });
    expect(first?.['PHQ-9']).toEqual({ people: null, raised: null });
    const { text } = await ask('exports/groups.csv?by=theme');
    expect(text).toContain('Group,Of,Counted,Part,Share (%),From (%),To (%),First day,Last day\r\n');
    expect(text).toContain('Sports,GAD-7,36,Moderate or severe,33.3,20.2,49.7,2026-01-01,2026-01-31\r\n');
    expect(text).toContain('Education,GAD-7,9,Moderate or severe,,,,2026-01-01,2026-01-31\r\n');
    await goTo('2026-03-10');
    expect(peopleIn(await compare('by=theme'))).toEqual({ Sports: 72, Education: 9 });
    expect(peopleIn(await compare('by=theme&from=2026-02-01&to=2026-02-28'))).toEqual({ Sports: 36 });
    expect((await compare('by=theme&from=2026-02-02&to=2026-02-28')).covers).toBeNull();
    expect((await ask('stats/groups?by=theme&from=2026-02-07&to=2026-02-01')).body.fields).toEqual({
      to: 'The start must be before the end.',
    });
  });

  it('trust 3: the only one with a designation is in no group of her own, whatever is subtracted', async () => {
    const work = (place: number) => ({
      designation: place === 0 ? 'Chief Operating Officer' : place < 7 ? 'Driver' : 'Teacher',
    });
    const people = await seedPeople(server, 40, { work });
    await recordAll(people, '2026-01-07');
    await goTo('2026-02-10');
    const compared = await compare('by=designation');
    expect(peopleIn(compared)).toEqual({ Teacher: 33, others: 7 });
    // The whole by the statistics of the specification, less all that is shown: no one.
    const { body } = await ask('stats/overview?from=2026-01-01&to=2026-01-31');
    expect(body.gadSubmissions - Object.values(peopleIn(compared)).reduce((sum, one) => sum + one, 0)).toBe(0);
    // By a place that all share, too.
    expect(peopleIn(await compare('by=city'))).toEqual({ Chandil: 40 });
  });

  it('do not change by what is done to people, records and lists once their month is over', async () => {
    const { db } = server.services;
    const sports = await inTheme(12, 'Sports');
    const education = await inTheme(8, 'Education');
    const few = await inTheme(3, 'People');
    await recordAll([...sports, ...education, ...few], '2026-01-07');
    await goTo('2026-02-10');
    const before = await compare('by=theme');
    expect(peopleIn(before)).toEqual({ Sports: 12, others: 11 });
    const [gone, moved, late] = sports;
    if (!gone || !moved || !late) throw new Error('nobody is there');
    await eraseNow(gone);
    await db
      .updateTable('users')
      .set({ theme: entryOf('theme', { theme: 'People' }) })
      .where('id', '=', moved.id)
      .execute();
    await db.updateTable('users').set({ role: 'counsellor' }).where('id', '=', late.id).execute();
    await recordAll(few, '2026-01-30');
    await Promise.all([1, 2].map(() => makeFigures(server.services)));
    expect(await compare('by=theme')).toEqual(before);
    const idOf = (name: string) =>
      db.selectFrom('work_list_entries').select('id').where('name', '=', name).where('kind', '=', 'theme');
    await db
      .updateTable('work_list_entries')
      .set({ merged_into: idOf('Sports') })
      .where('name', '=', 'People')
      .execute();
    expect(await compare('by=theme')).toEqual(before);
  });

  it('cover no month that was counted before there was their list', async () => {
    const sports = await inTheme(12, 'Sports');
    await recordAll(sports, '2026-01-07');
    await goTo('2026-02-10');
    // As a version made it that knew no themes.
    await server.owner.deleteFrom('group_months').where('list', '=', 'theme').execute();
    expect(await compare('by=theme')).toMatchObject({ covers: null, groups: [] });
    await recordAll(sports, '2026-02-11');
    await goTo('2026-03-10');
    expect((await compare('by=theme')).covers).toEqual({ from: '2026-02-01', through: '2026-02-28' });
    expect((await compare('by=state')).covers).toEqual({ from: '2026-01-01', through: '2026-02-28' });
  });

  it('D2: count a month again that a clock which had jumped ahead has counted before it was over', async () => {
    const sports = await inTheme(12, 'Sports');
    const education = await inTheme(9, 'Education');
    await recordAll(sports, '2026-01-07');
    await goTo('2026-01-10');
    await goTo('2026-02-10');
    await goTo('2026-01-10');
    await recordAll(education, '2026-01-20');
    for (const day of ['2026-02-02', '2026-02-10']) await goTo(day);
    expect(peopleIn(await compare('by=theme'))).toEqual({ Sports: 12, Education: 9 });
  });

  it('D2: stay as they were counted where a clock was behind, also when someone has gone meanwhile', async () => {
    const sports = await inTheme(12, 'Sports');
    await recordAll(sports, '2026-01-07');
    await goTo('2026-02-10');
    const before = await compare('by=theme');
    expect(peopleIn(before)).toEqual({ Sports: 12 });
    await eraseNow(sports[0]);
    await goTo('2023-02-10');
    await goTo('2026-02-10');
    expect(await compare('by=theme')).toEqual(before);
  });

  it('are not shown any more where the least number of people is raised', async () => {
    await recordAll(await inTheme(12, 'Sports'), '2026-01-07');
    await goTo('2026-02-10');
    server.services.config.minGroup = 10;
    expect((await compare('by=theme')).groups).toEqual([]);
    await goTo('2026-03-10');
    server.services.config.minGroup = 5;
    expect(peopleIn(await compare('by=theme'))).toEqual({ Sports: 12 });
  });
});

describe('groups under a stricter rule', () => {
  it.each(['reason', 'consent', 'never'])('are not compared under %s, not in a file either', async (policy) => {
    await recordAll(await inTheme(40, 'Sports'), '2026-01-07');
    await goTo('2026-02-10');
    await choose(policy);
    for (const by of ['theme', 'designation', 'state', 'city']) {
      const compared = await compare(`by=${by}`);
      expect(compared).toMatchObject({ is_compared: false, covers: null, groups: [] });
      expect(compared.whole['GAD-7']).toEqual({ people: null, raised: null });
    }
    const { text } = await ask('exports/groups.csv?by=theme');
    expect(text).not.toContain('Sports');
    await makeFigures(server.services);
    const made = await server.services.db.selectFrom('group_months_made').select('month').execute();
    expect(made.map(({ month }) => month)).toEqual(['2026-01-01']);
  });

  it('are compared from the first whole month behind the four weeks of a loosening on', async () => {
    const people = await inTheme(40, 'Sports');
    await recordAll(people, '2026-01-07');
    await choose('never');
    await recordAll(people, '2026-02-10');
    server.clock.set('2026-02-25T06:00:00Z');
    await choose('open');
    await recordAll(people, '2026-03-10');
    await recordAll(people, '2026-04-10');
    await goTo('2026-05-10');
    expect(await compare('by=theme')).toMatchObject({ covers: { from: '2026-04-01', through: '2026-04-30' } });
    expect(peopleIn(await compare('by=theme'))).toEqual({ Sports: 40 });
    const made = await server.services.db.selectFrom('group_months_made').select('month').execute();
    expect(made.map(({ month }) => month)).toEqual(['2026-04-01']);
  });
});
