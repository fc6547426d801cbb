import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFigures } from '../../group-figures/make-figures.ts';
import { signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { storeAssessment, storeMood, storePerson } from '../../test/stored-records.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
let admin: SignedInPerson;

/** Twelve people, every Monday from 5 January 2026 on; one of them is worse, and PHQ-9 comes from three only. */
beforeAll(async () => {
  server = await startTestServer({
    now: new Date('2026-02-10T06:00:00Z'),
    config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 },
  });
  admin = await signedInAdmin(server);
  const people = await Promise.all(Array.from({ length: 12 }, () => storePerson(server.services)));
  for (const monday of ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02']) {
    for (const [place, id] of people.entries()) {
      const at = `${monday}T06:00:00Z`;
      await storeAssessment(server.services, id, { type: 'GAD-7', total: place === 0 ? 20 : place % 2 ? 3 : 6, at });
      if (place < 3) await storeAssessment(server.services, id, { type: 'PHQ-9', total: 2, at });
      await storeMood(server.services, id, { mood: place < 6 ? 'happy' : 'calm', at });
    }
  }
  await storeAssessment(server.services, String(people[1]), {
    type: 'GAD-7',
    total: 9,
    partial: true,
    at: '2026-01-06T06:00:00Z',
  });
});

afterAll(() => server.close());

const read = async (path: string) => server.request('GET', `/api/admin/${path}`, { token: admin.token });

async function choose(policy: string) {
  const body = { policy, password: admin.password };
  const answer = await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body });
  expect(answer.status).toBe(200);
}

describe('statistics', () => {
  it('stay exactly as they are under open and reason', async () => {
    const before = (await read('stats/severity')).text + (await read('stats/overview')).text;
    expect(before).not.toContain('withheld');
    expect(before).not.toContain('protection');
    await choose('reason');
    expect((await read('stats/severity')).text + (await read('stats/overview')).text).toBe(before);
  });

  it('under never say what is withheld and why, and nothing about few', async () => {
    await makeFigures(server.services);
    await choose('never');
    await makeFigures(server.services);
    const { body: overview } = await read('stats/overview');
    expect(overview).toEqual({
      totalEmployees: 12,
      gadSubmissions: 60,
      // Three people are withheld: their number, and that there is any.
      phqSubmissions: 0,
      moodEntries: 60,
      participants: 10,
      protection: {
        min_group: 5,
        published_through: { 'GAD-7': '2026-02-02', 'PHQ-9': null, mood: '2026-02-02' },
        protected_through: null,
        text: expect.stringContaining('fewer than 5 people'),
      },
    });
    expect((await read('stats/daily-submissions')).body[0]).toEqual({
      date: '2026-01-05',
      through: '2026-01-05',
      gad7_count: 12,
      phq9_count: 0,
      withheld: ['PHQ-9'],
    });
    expect((await read('stats/average-scores')).body[0]).toEqual({
      date: '2026-01-05',
      through: '2026-01-05',
      avg_gad7_score: 68 / 12,
      avg_phq9_score: null,
    });
  });

  const hidden = ['GAD-7', 'PHQ-9'];

  it('hide one part with another, so that no subtraction gives it back', async () => {
    expect((await read('stats/severity')).body).toEqual([
      { name: 'Minimal', value: 30, gad7: 30, withheld: ['PHQ-9'] },
      { name: 'Mild', value: 0, withheld: hidden },
      { name: 'Moderate', value: 0, withheld: hidden },
      { name: 'Severe', value: 0, withheld: hidden },
      { name: 'Not shown separately', value: 30, gad7: 30, phq9: 0, withheld: [] },
    ]);
    expect((await read('stats/mood-distribution')).body).toEqual([
      { label: 'Happy', count: 30 },
      { label: 'Calm', count: 0, withheld: true },
      { label: 'Neutral', count: 0, withheld: true },
      { label: 'Sad', count: 0, withheld: true },
      { label: 'Angry', count: 0, withheld: true },
      { label: 'Not shown separately', count: 30 },
    ]);
  });

  it('keep days protected that were, after a loosening, beside exact ones', async () => {
    server.clock.set('2026-02-12T06:00:00Z');
    await choose('open');
    server.clock.set('2026-02-13T06:00:00Z');
    const id = await storePerson(server.services);
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 12 });
    expect((await read('stats/daily-submissions')).body.slice(-2)).toEqual([
      { date: '2026-02-02', through: '2026-02-02', gad7_count: 12, phq9_count: 0, withheld: ['PHQ-9'] },
      { date: '2026-02-13', gad7_count: 0, phq9_count: 1 },
    ]);
    expect((await read('stats/severity')).body[2]).toEqual({
      name: 'Moderate',
      value: 1,
      gad7: 0,
      phq9: 1,
      withheld: hidden,
    });
    const { body: overview } = await read('stats/overview');
    expect(overview).toMatchObject({
      gadSubmissions: 60,
      phqSubmissions: 1,
      participants: 1,
      protection: { protected_through: '2026-02-12' },
    });
  });

  it('are the same as spreadsheets, with empty cells where something is withheld', async () => {
    await choose('consent');
    expect((await read('exports/daily-submissions.csv')).text.split('\r\n').slice(0, 2)).toEqual([
      expect.stringContaining('Date,GAD-7,PHQ-9,Through'),
      '2026-01-05,12,,2026-01-05',
    ]);
    expect((await read('exports/mood-distribution.csv')).text).toMatch(/Angry,\r\n/);
    expect((await read('exports/average-scores.csv')).text).toContain('Through');
  });

  it('hide what a larger group no longer allows', async () => {
    server.services.config.minGroup = 13;
    expect((await read('stats/daily-submissions')).body).toEqual([]);
    expect((await read('stats/overview')).body.gadSubmissions).toBe(0);
    expect((await read('stats/overview')).body).not.toHaveProperty('participants');
    server.services.config.minGroup = 5;
  });
});
