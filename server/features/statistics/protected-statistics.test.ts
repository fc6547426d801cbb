import { beforeAll, describe, expect, it } from 'vitest';
import { makeFigures } from './made-once/make-figures.ts';
import { choosePolicy } from '../../test/chosen-policy.ts';
import { givePassword, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { seedPeople, seedRecords } from '../../test/seeded-people.ts';
import { storeAssessment, storePerson } from '../../test/stored-records.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll({
  now: new Date('2026-01-01T06:00:00Z'),
  config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 },
});
let admin: SignedInPerson;

/** 400 people, every Monday of two blocks; half of them are worse, and PHQ-9 comes from three only. */
beforeAll(async () => {
  admin = await signedInAdmin(server);
  const people = await seedPeople(server, 400);
  for (const monday of ['2025-12-29', '2026-01-05', '2026-01-26', '2026-02-16']) {
    const at = new Date(`${monday}T06:00:00Z`);
    await seedRecords(
      server,
      people.flatMap(({ id: userId }, place) => [
        { userId, at, kind: 'GAD-7' as const, total: place % 2 ? 3 : 16, partial: false },
        ...(place < 3 ? [{ userId, at, kind: 'PHQ-9' as const, total: 2, partial: false }] : []),
        { userId, at, kind: 'mood' as const, mood: place < 200 ? ('happy' as const) : ('angry' as const) },
      ]),
    );
  }
  const [first] = people;
  const at = new Date('2026-02-17T06:00:00Z');
  if (first) await seedRecords(server, [{ userId: first.id, at, kind: 'GAD-7', total: 9, partial: true }]);
  server.clock.set('2026-02-24T06:00:00Z');
  await makeFigures(server.services);
  await drawn();
});

/** What chance would have made of it, once: all that is shown follows from these numbers. */
async function drawn(): Promise<void> {
  const { db } = server.services;
  await db.updateTable('figure_blocks').set({ took_part: 397, smallest: 198 }).execute();
  await db.updateTable('figure_block_kinds').set({ answered: 403, raised: 201 }).execute();
  await db.updateTable('figure_block_kinds').set({ answered: 5, raised: -1 }).where('kind', '=', 'PHQ-9').execute();
}

const read = async (path: string) => server.request('GET', `/api/admin/${path}`, { token: admin.token });

async function choose(policy: string) {
  await givePassword(server, admin);
  return choosePolicy(server, admin, policy);
}

describe('statistics', () => {
  it('are plain under open alone', async () => {
    const before = (await read('stats/severity')).text + (await read('stats/overview')).text;
    expect(before).not.toContain('protection');
    expect((await read('stats/overview')).body).toMatchObject({ gadSubmissions: 1601, participants: 400 });
    for (const policy of ['reason', 'consent', 'never']) {
      await choose(policy);
      expect((await read('stats/overview')).body).toHaveProperty('protection');
    }
  });

  it('count each person once in four weeks, and say nothing about few', async () => {
    expect((await read('stats/overview')).body).toEqual({
      totalEmployees: 400,
      gadSubmissions: 806,
      // Three people are withheld: their number, and that there is any.
      phqSubmissions: 0,
      moodEntries: 806,
      participants: 397,
      protection: {
        min_group: 5,
        covers: { from: '2025-12-29', through: '2026-02-22' },
        shown: ['GAD-7', 'mood'],
        participants: { from: '2026-01-26', through: '2026-02-22' },
        give_or_take: { raised: 12, answered: 24, participants: 17 },
        text: '',
      },
    });
    expect((await read('stats/daily-submissions')).body).toEqual(
      ['2025-12-29', '2026-01-26'].map((date) =>
        expect.objectContaining({ date, gad7_count: 403, phq9_count: 0, withheld: ['PHQ-9'] }),
      ),
    );
    expect((await read('stats/average-scores')).body).toEqual([]);
  });

  it('tell of a level whether it is raised, and no more', async () => {
    expect((await read('stats/severity')).body).toEqual([
      { name: 'Minimal or mild', value: 404, gad7: 404 },
      { name: 'Moderate or severe', value: 402, gad7: 402 },
    ]);
    expect((await read('stats/mood-distribution')).body).toEqual([
      { label: 'Happy, calm or neutral', count: 404 },
      { label: 'Sad or angry', count: 402 },
    ]);
  });

  it('are the same as spreadsheets, with empty cells where something is withheld', async () => {
    const lines = (await read('exports/daily-submissions.csv')).text.split('\r\n');
    expect(lines[0]).toContain('Date,GAD-7,PHQ-9,Through,"Rounded by chance, give or take"');
    expect(lines[1]).toMatch(/^2025-12-29,\d+,,2026-01-25,17$/);
    const { body: moods } = await read('stats/mood-distribution');
    const file = (await read('exports/mood-distribution.csv')).text;
    expect(file).toContain(`Sad or angry,${moods[1].count},2025-12-29 to 2026-02-22,27`);
    expect((await read('exports/severity.csv')).text).toMatch(
      /\r\nModerate or severe,(\d+),\1,,2025-12-29 to 2026-02-22,27\r\n/,
    );
    expect((await read('exports/average-scores.csv')).text.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('hide what a larger group no longer allows, and show it again', async () => {
    const before = (await read('stats/severity')).text;
    server.services.config.minGroup = 1000;
    expect((await read('stats/daily-submissions')).body).toEqual([]);
    expect((await read('stats/severity')).body).toEqual([]);
    expect((await read('stats/overview')).body).toMatchObject({ gadSubmissions: 0, moodEntries: 0 });
    expect((await read('stats/overview')).body).not.toHaveProperty('participants');
    server.services.config.minGroup = 5;
    expect((await read('stats/severity')).text).toBe(before);
  });

  it('are plain behind the four weeks of a loosening, and say that those before are left out', async () => {
    await choose('open');
    server.clock.set('2026-03-20T06:00:00Z');
    const id = await storePerson(server.services);
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 12 });
    expect((await read('stats/daily-submissions')).body).toEqual([]);
    server.clock.set('2026-03-24T06:00:00Z');
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 12 });
    await makeFigures(server.services);
    expect((await read('stats/daily-submissions')).body).toEqual([
      { date: '2026-03-24', gad7_count: 0, phq9_count: 1 },
    ]);
    expect((await read('stats/severity')).body[2]).toMatchObject({ name: 'Moderate', phq9: 1 });
    const { body: overview } = await read('stats/overview');
    expect(overview).toMatchObject({ phqSubmissions: 1, gadSubmissions: 0, participants: 1, plain_from: '2026-03-23' });
    expect(overview).not.toHaveProperty('protection');
    expect((await read('stats/overview?from=2026-03-23')).body).not.toHaveProperty('plain_from');
    expect((await read('stats/overview?to=2026-03-01')).body).toMatchObject({ gadSubmissions: 0, participants: 0 });
  });
});
