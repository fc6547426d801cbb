import { beforeEach, describe, expect, it } from 'vitest';
import type { GroupComparison } from '../../../domain/contract/group-statistics.ts';
import { groupReach } from '../../../domain/statistics/chance.ts';
import { makeFigures } from '../../protected-aggregates/make-figures.ts';
import { choosePolicy } from '../../test/chosen-policy.ts';
import { seedPeople, seedRecords } from '../../test/seeded-people.ts';
import type { SeededPerson } from '../../test/seeded-people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
let admin: SeededPerson;

beforeEach(async () => {
  // A Monday on which a block begins.
  server = await startTestServer({
    now: new Date('2026-01-26T04:00:00Z'),
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

const groupIn = ({ groups }: GroupComparison, name: string) => {
  const group = groups.find((one) => one.name === name);
  if (!group) throw new Error(`no ${name}`);
  return group;
};

async function choose(policy: string) {
  const { status } = await choosePolicy(server, admin, policy);
  expect(status).toBe(200);
}

/** Each with one GAD-7 and a mood on that day; every third is severe. */
const recordAll = (people: readonly SeededPerson[], day: string) =>
  seedRecords(
    server,
    people.flatMap(({ id }, place) => [
      {
        userId: id,
        at: new Date(`${day}T06:00:00Z`),
        kind: 'GAD-7' as const,
        total: place % 3 === 0 ? 16 : 3,
        partial: false,
      },
      { userId: id, at: new Date(`${day}T06:00:00Z`), kind: 'mood' as const, mood: 'calm' as const },
    ]),
  );

describe('groups under open', () => {
  it('have plain counts by theme and city for any days, and shares from 30 on', async () => {
    const sports = await seedPeople(server, 36, { work: { theme: 'Sports', city: 'Chandil' } });
    const education = await seedPeople(server, 9, { work: { theme: 'Education', city: 'Noamundi' } });
    await recordAll([...sports, ...education], '2026-01-27');
    await recordAll(sports, '2026-02-03');
    server.clock.set('2026-02-10T06:00:00Z');
    const all = await compare('by=theme');
    expect(all.protection).toBeUndefined();
    expect(all.whole['GAD-7'].count).toBe(81);
    const ofSports = groupIn(all, 'Sports')['GAD-7'];
    expect(ofSports.count).toBe(72);
    expect(ofSports.parts.map(({ name, count }) => [name, count])).toEqual([
      ['Minimal', 48],
      ['Mild', 0],
      ['Moderate', 0],
      ['Severe', 24],
    ]);
    expect(ofSports.moderate_or_severe.share?.share).toBeCloseTo(1 / 3);
    const ofEducation = groupIn(all, 'Education');
    expect(ofEducation['GAD-7']).toMatchObject({ count: 9, moderate_or_severe: { count: 3, share: null } });
    expect(ofEducation.mood.parts.find(({ name }) => name === 'Calm')).toEqual({ name: 'Calm', count: 9, share: null });
    expect(groupIn(all, 'Agriculture')['PHQ-9'].count).toBe(0);
    const week = await compare('by=city&from=2026-02-01&to=2026-02-07');
    expect(groupIn(week, 'Chandil')).toMatchObject({ within: 'Jharkhand', mood: { count: 36 } });
    expect(groupIn(week, 'Noamundi').mood.count).toBe(0);
    expect((await ask('stats/overview?from=2026-02-01&to=2026-02-07')).body).toMatchObject({
      gadSubmissions: 36,
      participants: 36,
    });
    expect((await ask('stats/overview?to=2026-01-31')).body).toMatchObject({ gadSubmissions: 45, participants: 45 });
    expect((await ask('stats/groups?by=theme&from=2026-02-07&to=2026-02-01')).body.fields).toEqual({
      to: 'The start must be before the end.',
    });
    const { text } = await ask('exports/groups.csv?by=theme');
    expect(text).toContain('Group,Of,Part,Count,Out of,Share (%),From (%),To (%)\r\n');
    expect(text).toContain('Sports,GAD-7,Moderate or severe,24,72,33.3,23.5,44.8\r\n');
    expect(text).toContain('Education,GAD-7,Severe,3,9,,,\r\n');
  });

  it('keep their records where people move, and add up where entries are merged', async () => {
    const { db } = server.services;
    const sports = await seedPeople(server, 4, { work: { theme: 'Sports' } });
    const education = await seedPeople(server, 3, { work: { theme: 'Education' } });
    await recordAll([...sports, ...education], '2026-01-27');
    server.clock.set('2026-02-10T06:00:00Z');
    const before = await compare('by=theme');
    await db.updateTable('users').set({ theme: 'Education' }).where('theme', '=', 'Sports').execute();
    expect(await compare('by=theme')).toEqual(before);
    const idOf = (name: string) => Number(groupIn(before, name).id);
    await db.updateTable('work_list_entries').set({ name: 'Learning' }).where('id', '=', idOf('Education')).execute();
    expect(groupIn(await compare('by=theme'), 'Learning')['GAD-7']).toEqual(groupIn(before, 'Education')['GAD-7']);
    await db
      .updateTable('work_list_entries')
      .set({ merged_into: idOf('Education') })
      .where('id', '=', idOf('Sports'))
      .execute();
    const merged = await compare('by=theme');
    expect(merged.groups.map(({ name }) => name)).not.toContain('Sports');
    expect(groupIn(merged, 'Learning')['GAD-7'].count).toBe(7);
  });
});

describe('groups that are protected', () => {
  it('come from whole blocks within the dates, are moved by chance, and the reply says all that', async () => {
    // Of the default, 5, chance makes six counts enough once in a thousand runs.
    server.services.config.minGroup = 20;
    await choose('never');
    const sports = await seedPeople(server, 400, { work: { theme: 'Sports' } });
    const education = await seedPeople(server, 3, { work: { theme: 'Education' } });
    for (const day of ['2026-01-27', '2026-02-24']) await recordAll([...sports, ...education], day);
    server.clock.set('2026-03-24T06:00:00Z');
    await makeFigures(server.services);
    const all = await compare('by=theme');
    expect(all.protection).toMatchObject({
      min_group: 20,
      covers: [{ from: '2026-01-26', through: '2026-03-22' }],
      give_or_take: { part: 24, count: 52 },
      protected_through: null,
      text: expect.stringContaining('safety wins'),
    });
    expect(Math.abs((groupIn(all, 'Sports')['GAD-7'].count ?? 0) - 800)).toBeLessThan(250);
    expect(groupIn(all, 'Sports').mood.parts.find(({ name }) => name === 'Calm')?.share?.share).toBeGreaterThan(0.8);
    expect(groupIn(all, 'Education')['GAD-7']).toMatchObject({
      count: null,
      moderate_or_severe: { count: null, share: null },
    });
    const part = await compare('by=theme&from=2026-01-27&to=2026-03-22');
    expect(part.protection?.covers).toEqual([{ from: '2026-02-23', through: '2026-03-22' }]);
    const none = await compare('by=theme&from=2026-01-27&to=2026-02-22');
    expect(none.protection?.covers).toEqual([]);
    expect(groupIn(none, 'Sports')['GAD-7'].count).toBeNull();
    expect(none.whole['GAD-7'].count).toBeNull();
    // Asked again, for other groups and other days in between: the same numbers.
    expect(await compare('by=theme')).toEqual(all);
    expect(groupReach).toBe(4);
  });

  it('follow from stored numbers alone: not one record is read', async () => {
    const people = await seedPeople(server, 300, { work: { theme: 'Sports' } });
    await recordAll(people, '2026-01-27');
    await choose('reason');
    server.clock.set('2026-02-24T06:00:00Z');
    await makeFigures(server.services);
    const before = await Promise.all(['theme', 'designation', 'state', 'city'].map((by) => compare(`by=${by}`)));
    const { db } = server.services;
    await db.deleteFrom('assessments').execute();
    await db.deleteFrom('moods').execute();
    await db.updateTable('users').set({ theme: 'Education', state: 'Odisha', city: 'Gopalpur' }).execute();
    await makeFigures(server.services);
    const after = await Promise.all(['theme', 'designation', 'state', 'city'].map((by) => compare(`by=${by}`)));
    expect(after).toEqual(before);
  });

  it('are exact behind the block of a loosening alone', async () => {
    await choose('never');
    const people = await seedPeople(server, 300, { work: { theme: 'Sports' } });
    await recordAll(people, '2026-01-27');
    server.clock.set('2026-02-25T06:00:00Z');
    await makeFigures(server.services);
    await choose('open');
    await recordAll(people.slice(0, 40), '2026-03-22');
    await recordAll(people.slice(0, 33), '2026-03-23');
    server.clock.set('2026-03-24T06:00:00Z');
    await makeFigures(server.services);
    const recent = await compare('by=theme&from=2026-03-23');
    expect(recent.protection).toBeUndefined();
    expect(groupIn(recent, 'Sports')['GAD-7'].count).toBe(33);
    const all = await compare('by=theme');
    expect(all.protection).toMatchObject({
      protected_through: '2026-03-22',
      covers: [{ from: '2026-01-26', through: '2026-03-24' }],
    });
    const inside = await compare('by=theme&from=2026-03-01&to=2026-03-22');
    expect(inside.protection?.covers).toEqual([]);
    expect(groupIn(inside, 'Sports')['GAD-7'].count).toBeNull();
  });
});
