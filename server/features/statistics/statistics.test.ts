import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { storeAssessment, storeMood, storePerson } from '../../test/stored-records.ts';
import { serverForAll } from '../../test/test-server.ts';

const calls = ['overview', 'severity', 'daily-submissions', 'mood-distribution', 'average-scores'] as const;
type Call = (typeof calls)[number];

const server = serverForAll();
let admin: SignedInPerson;

beforeEach(async () => {
  await sql`truncate users, day_scores, day_moods cascade`.execute(server.owner);
  await sql`update day_counts_state set time_zone = null, counted_until = null`.execute(server.services.db);
  server.clock.set('2026-11-20T06:00:00Z');
  admin = await signedInAdmin(server);
});

function get(call: Call | `${Call}?${string}`, token?: string) {
  return server.request('GET', `/api/admin/stats/${call}`, { token });
}

async function read(call: Call | `${Call}?${string}`) {
  const answer = await get(call, admin.token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe('statistics', () => {
  it.each(calls)('%s refuses a period that there is not', async (call) => {
    for (const period of ['7d', '', 'ALL', 'all&period=30d']) {
      const answer = await get(`${call}?period=${period}`, admin.token);
      expect(answer.status).toBe(400);
      expect(answer.body.msg).toMatch(/^Period: Please /);
      expect(Object.keys(answer.body.fields)).toEqual(['period']);
    }
  });

  it.each(calls)('%s refuses a day of a year that was not typed to its end, or too far', async (call) => {
    for (const query of ['from=0001-01-01', 'from=0202-11-20', 'from=9999-12-31', 'from=2026-11-01&to=9999-12-31']) {
      const { status, body } = await get(`${call}?${query}`, admin.token);
      expect([query, status, body.code]).toEqual([query, 400, 'invalid_input']);
    }
  });

  it('are zeros and empty lists where nothing is there', async () => {
    expect(await read('overview')).toEqual({
      totalEmployees: 0,
      gadSubmissions: 0,
      phqSubmissions: 0,
      moodEntries: 0,
      participants: 0,
    });
    const none = { value: 0, gad7: 0, phq9: 0 };
    expect(await read('severity')).toEqual([
      { name: 'Minimal', ...none },
      { name: 'Mild', ...none },
      { name: 'Moderate', ...none },
      { name: 'Severe', ...none },
    ]);
    expect(await read('daily-submissions')).toEqual([]);
    expect(await read('average-scores')).toEqual([]);
    expect(await read('mood-distribution')).toEqual(
      ['Happy', 'Calm', 'Neutral', 'Sad', 'Angry'].map((label) => ({ label, count: 0 })),
    );
  });

  it('count what employees submit, at once, and nothing of an admin', async () => {
    const { token } = await registerPerson(server);
    await storePerson(server.services);
    const answers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`gad7-${item}`, 1]));
    for (const one of [token, admin.token]) {
      const body = { type: 'GAD-7', total_score: 7, answers };
      expect((await server.request('POST', '/api/assessment', { token: one, body })).status).toBe(201);
      expect((await server.request('POST', '/api/mood', { token: one, body: { mood: '😔' } })).status).toBe(201);
    }
    expect(await read('overview')).toEqual({
      totalEmployees: 2,
      gadSubmissions: 1,
      phqSubmissions: 0,
      moodEntries: 1,
      participants: 1,
    });
    expect(await read('daily-submissions')).toEqual([{ date: '2026-11-20', gad7_count: 1, phq9_count: 0 }]);
    const averages = { avg_gad7_score: 7, avg_phq9_score: null, gad7_scored: 1, phq9_scored: 0 };
    expect(await read('average-scores')).toEqual([{ date: '2026-11-20', ...averages }]);
    expect((await read('severity'))[1]).toEqual({ name: 'Mild', value: 1, gad7: 1, phq9: 0 });
    expect((await read('mood-distribution'))[3]).toEqual({ label: 'Sad', count: 1 });
  });

  it('put every total into its band, moderately severe into Severe, and leave partial records out', async () => {
    const id = await storePerson(server.services);
    const at = '2026-10-01T06:00:00Z';
    for (const total of [0, 4, 5, 9, 10, 14, 15, 21]) {
      await storeAssessment(server.services, id, { type: 'GAD-7', total, at });
      await storeAssessment(server.services, id, { type: 'PHQ-9', total, at });
    }
    for (const total of [19, 20, 27]) await storeAssessment(server.services, id, { type: 'PHQ-9', total, at });
    await storeAssessment(server.services, id, { type: 'PHQ-9', total: 24, partial: true, at });
    await storeAssessment(server.services, id, { type: 'GAD-7', total: 3, partial: true, at: '2026-10-02T06:00:00Z' });
    expect(await read('severity')).toEqual([
      { name: 'Minimal', value: 4, gad7: 2, phq9: 2 },
      { name: 'Mild', value: 4, gad7: 2, phq9: 2 },
      { name: 'Moderate', value: 4, gad7: 2, phq9: 2 },
      { name: 'Severe', value: 7, gad7: 2, phq9: 5 },
    ]);
    expect(await read('average-scores')).toEqual([
      { date: '2026-10-01', avg_gad7_score: 78 / 8, avg_phq9_score: (78 + 66) / 11, gad7_scored: 8, phq9_scored: 11 },
    ]);
    expect(await read('daily-submissions')).toEqual([
      { date: '2026-10-01', gad7_count: 8, phq9_count: 12 },
      { date: '2026-10-02', gad7_count: 1, phq9_count: 0 },
    ]);
  });

  it('begin a period 30, 90 or 365 days ago, today counted', async () => {
    const firstDays = { '30d': '2026-10-22', '90d': '2026-08-23', '1y': '2025-11-21' };
    for (const day of Object.values(firstDays)) {
      const at = new Date(`${day}T00:00:00+05:30`);
      const inside = await storePerson(server.services);
      await storeAssessment(server.services, inside, { type: 'GAD-7', total: 2, at });
      const before = await storePerson(server.services);
      await storeAssessment(server.services, before, { type: 'GAD-7', total: 20, at: new Date(at.getTime() - 1) });
      await storeMood(server.services, before, { mood: 'angry', at: new Date(at.getTime() - 1) });
    }
    for (const [period, expected] of Object.entries({ '30d': 1, '90d': 3, '1y': 5, all: 6 })) {
      const overview = await read(`overview?period=${period}`);
      expect(overview).toMatchObject({ totalEmployees: 6, gadSubmissions: expected, participants: expected });
      expect(overview.moodEntries).toBe(Math.floor(expected / 2));
      const days = await read(`daily-submissions?period=${period}`);
      expect(days).toHaveLength(expected);
      if (period !== 'all') expect(days[0].date).toBe(firstDays[period as keyof typeof firstDays]);
      const bands = await read(`severity?period=${period}`);
      expect(bands[0].value + bands[3].value).toBe(expected);
      expect(await read(`average-scores?period=${period}`)).toHaveLength(expected);
      expect((await read(`mood-distribution?period=${period}`))[4].count).toBe(overview.moodEntries);
    }
    expect(await read('overview')).toEqual(await read('overview?period=all'));
  });
});

describe('a day', () => {
  const machineZone = process.env['TZ'];
  afterAll(() => {
    if (machineZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = machineZone;
  });

  it.each([
    ['America/New_York', 300],
    ['UTC', 0],
    ['Asia/Tokyo', -540],
  ])('ends at midnight in Kolkata on a machine in %s', async (zone, offset) => {
    process.env['TZ'] = zone;
    expect(new Date('2026-11-20T00:00:00Z').getTimezoneOffset()).toBe(offset);
    server.clock.set('2026-11-20T18:00:00Z');
    admin = await signedInAdmin(server);
    const { token } = await registerPerson(server);
    const answers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`gad7-${item}`, 0]));
    for (const at of ['2026-11-20T23:59:59+05:30', '2026-11-21T00:00:00+05:30']) {
      server.clock.set(at);
      const body = { type: 'GAD-7', total_score: 0, answers };
      expect((await server.request('POST', '/api/assessment', { token, body })).status).toBe(201);
    }
    const both = [
      { date: '2026-11-20', gad7_count: 1, phq9_count: 0 },
      { date: '2026-11-21', gad7_count: 1, phq9_count: 0 },
    ];
    expect(await read('daily-submissions')).toEqual(both);
    // Once live, once from the counts of closed days.
    server.clock.advance({ days: 3 });
    admin = await signedInAdmin(server);
    expect(await read('daily-submissions')).toEqual(both);
  });
});

describe('statistics as spreadsheets', () => {
  const files = {
    'severity.csv': 'Severity,Total,GAD-7,PHQ-9\r\nMinimal,0,0,0\r\nMild,2,1,1\r\nModerate,0,0,0\r\nSevere,0,0,0\r\n',
    'daily-submissions.csv': 'Date,GAD-7,PHQ-9\r\n2026-10-01,1,0\r\n2026-11-01,0,1\r\n',
    'mood-distribution.csv': 'Mood,Count\r\nHappy,0\r\nCalm,1\r\nNeutral,0\r\nSad,0\r\nAngry,0\r\n',
    'average-scores.csv': 'Date,Average GAD-7 score,Average PHQ-9 score\r\n2026-10-01,7,\r\n2026-11-01,,8\r\n',
  };

  it.each(Object.entries(files))('%s has the figures of the chart', async (name, expected) => {
    const path = `/api/admin/exports/${name}`;
    const employee = await registerPerson(server);
    expect((await server.request('GET', path)).status).toBe(401);
    expect((await server.request('GET', path, { token: employee.token })).status).toBe(403);
    expect((await server.request('GET', `${path}?period=x`, { token: admin.token })).status).toBe(400);
    await storeAssessment(server.services, employee.user.id, { type: 'GAD-7', total: 7, at: '2026-10-01T06:00:00Z' });
    await storeAssessment(server.services, employee.user.id, { type: 'PHQ-9', total: 8, at: '2026-11-01T06:00:00Z' });
    await storeMood(server.services, employee.user.id, { mood: 'calm' });
    const { headers, text } = await server.request('GET', path, { token: admin.token });
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
    // The decoder of these tests takes the byte order mark away.
    expect(text).toBe(expected);
    const inPeriod = await server.request('GET', `${path}?period=30d`, { token: admin.token });
    expect(inPeriod.text.includes('2026-10-01')).toBe(false);
  });
});
