import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFigures } from '../../protected-aggregates/make-figures.ts';
import { choosePolicy } from '../../test/chosen-policy.ts';
import { givePassword, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { seedPeople, seedRecords } from '../../test/seeded-people.ts';
import { storeAssessment, storePerson } from '../../test/stored-records.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
let admin: SignedInPerson;

/** Chance moves a number by more than this once in a million blocks. */
const far = 40;

/** Of the default, 5, chance makes three people enough once in 500 blocks; of this, once in a million. */
const minGroup = 20;

/** 120 people, every Monday of two blocks; one of them is worse, and PHQ-9 comes from three only. */
beforeAll(async () => {
  server = await startTestServer({
    now: new Date('2026-01-01T06:00:00Z'),
    config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760, minGroup },
  });
  admin = await signedInAdmin(server);
  const people = await seedPeople(server, 120);
  for (const monday of ['2025-12-29', '2026-01-05', '2026-01-12', '2026-01-26', '2026-02-16']) {
    const at = new Date(`${monday}T06:00:00Z`);
    await seedRecords(
      server,
      people.flatMap(({ id: userId }, place) => [
        { userId, at, kind: 'GAD-7' as const, total: place === 0 ? 20 : place % 2 ? 3 : 6, partial: false },
        ...(place < 3 ? [{ userId, at, kind: 'PHQ-9' as const, total: 2, partial: false }] : []),
        { userId, at, kind: 'mood' as const, mood: place < 60 ? ('happy' as const) : ('calm' as const) },
      ]),
    );
  }
  const [first] = people;
  const at = new Date('2026-02-17T06:00:00Z');
  if (first) await seedRecords(server, [{ userId: first.id, at, kind: 'GAD-7', total: 9, partial: true }]);
  server.clock.set('2026-02-24T06:00:00Z');
  await makeFigures(server.services);
});

afterAll(() => server.close());

const read = async (path: string) => server.request('GET', `/api/admin/${path}`, { token: admin.token });

async function choose(policy: string) {
  await givePassword(server, admin);
  return choosePolicy(server, admin, policy);
}

const isNear = (count: number, expected: number) => Math.abs(count - expected) < far;

describe('statistics', () => {
  it('are plain under open alone', async () => {
    const before = (await read('stats/severity')).text + (await read('stats/overview')).text;
    expect(before).not.toContain('withheld');
    expect(before).not.toContain('protection');
    expect((await read('stats/overview')).body).toMatchObject({ gadSubmissions: 601, participants: 120 });
    for (const policy of ['reason', 'consent', 'never']) {
      await choose(policy);
      expect((await read('stats/overview')).body).toMatchObject({ protection: { protected_through: null } });
    }
  });

  it('count each person once in four weeks, and say nothing about few', async () => {
    const { body } = await read('stats/overview');
    const covers = { from: '2025-12-29', through: '2026-02-22' };
    expect(body).toEqual({
      totalEmployees: 120,
      gadSubmissions: expect.toSatisfy((count: number) => isNear(count, 240)),
      // Three people are withheld: their number, and that there is any.
      phqSubmissions: 0,
      moodEntries: expect.toSatisfy((count: number) => isNear(count, 240)),
      participants: expect.toSatisfy((count: number) => isNear(count, 120)),
      protection: {
        min_group: minGroup,
        covers: {
          'GAD-7': [covers],
          'PHQ-9': [],
          mood: [covers],
          participants: { from: '2026-01-26', through: '2026-02-22' },
        },
        give_or_take: {
          severity: 6,
          moods: 6,
          submissions: 8,
          averages: expect.any(Number),
          participants: 4,
          gadSubmissions: 12,
          phqSubmissions: 0,
          moodEntries: 13,
        },
        protected_through: null,
        text: expect.stringContaining(`smaller than ${minGroup} people`),
      },
    });
    expect((await read('stats/daily-submissions')).body).toEqual([
      expect.objectContaining({ date: '2025-12-29', through: '2026-01-25', phq9_count: 0, withheld: ['PHQ-9'] }),
      expect.objectContaining({ date: '2026-01-26', through: '2026-02-22', phq9_count: 0, withheld: ['PHQ-9'] }),
    ]);
    const [first] = (await read('stats/average-scores')).body;
    expect(first).toMatchObject({ date: '2025-12-29', through: '2026-01-25', avg_phq9_score: null });
    expect(Math.abs(first.avg_gad7_score - 4.6)).toBeLessThan(4);
  });

  it('withhold what is too few to say', async () => {
    const { body: bands } = await read('stats/severity');
    expect(bands.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Minimal', 'Mild', 'Moderate', 'Severe']),
    );
    for (const name of ['Minimal', 'Mild']) {
      const band = bands.find((one: { name: string }) => one.name === name);
      expect(band).toMatchObject({ value: band.gad7, withheld: ['PHQ-9'] });
      expect(isNear(band.gad7, 120)).toBe(true);
    }
    for (const band of bands) expect(band.gad7 ?? minGroup).toBeGreaterThanOrEqual(minGroup);
    const { body: moods } = await read('stats/mood-distribution');
    expect(moods[0].label).toBe('Happy');
    expect(isNear(moods[0].count, 120)).toBe(true);
    for (const { count, withheld } of moods)
      expect(withheld ? minGroup - count : count).toBeGreaterThanOrEqual(minGroup);
  });

  it('keep four weeks protected that were, after a loosening, beside exact days', async () => {
    await choose('open');
    server.clock.set('2026-03-20T06:00:00Z');
    const id = await storePerson(server.services);
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 12 });
    expect((await read('stats/daily-submissions')).body).toHaveLength(2);
    server.clock.set('2026-03-24T06:00:00Z');
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 12 });
    await makeFigures(server.services);
    expect((await read('stats/daily-submissions')).body.slice(2)).toEqual([
      { date: '2026-03-24', gad7_count: 0, phq9_count: 1 },
    ]);
    expect((await read('stats/severity')).body[2]).toMatchObject({ name: 'Moderate', phq9: 1 });
    const { body: overview } = await read('stats/overview');
    expect(overview).toMatchObject({ phqSubmissions: 1, protection: { protected_through: '2026-03-22' } });
    expect(isNear(overview.participants, 120)).toBe(true);
    expect(overview.protection.covers['PHQ-9']).toEqual([{ from: '2026-03-23', through: '2026-03-24' }]);
  });

  it('are the same as spreadsheets, with empty cells where something is withheld', async () => {
    await choose('consent');
    const lines = (await read('exports/daily-submissions.csv')).text.split('\r\n');
    expect(lines[0]).toContain('Date,GAD-7,PHQ-9,Through,"Rounded by chance, give or take"');
    expect(lines[1]).toMatch(/^2025-12-29,\d+,,2026-01-25,8$/);
    const { body: moods } = await read('stats/mood-distribution');
    const file = (await read('exports/mood-distribution.csv')).text;
    for (const { label, count, withheld } of moods) expect(file).toContain(`${label},${withheld ? '' : count},`);
  });

  it('hide what a larger group no longer allows', async () => {
    server.services.config.minGroup = 200;
    expect((await read('stats/daily-submissions')).body).toEqual([]);
    expect((await read('stats/overview')).body.gadSubmissions).toBe(0);
    expect((await read('stats/overview')).body).not.toHaveProperty('participants');
    server.services.config.minGroup = minGroup;
  });
});
