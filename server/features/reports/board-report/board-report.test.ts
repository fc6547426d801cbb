import { extractText, getDocumentProxy } from 'unpdf';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import { moodWords } from '../../../../domain/moods.ts';
import { wilsonShare } from '../../../../domain/statistics/wilson.ts';
import { makeFigures } from '../../statistics/made-once/make-figures.ts';
import { givePassword, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { storeAssessment, storeMood, storePerson } from '../../../test/stored-records.ts';
import { serverForAll } from '../../../test/test-server.ts';

/** Every number of the report is counted here again, by SQL of this test alone. */

const server = serverForAll({
  now: new Date('2026-11-22T06:00:00Z'),
  config: { orgName: 'Foundation for Good Work', sessionIdleMinutes: 525_600, sessionMaxHours: 8760 },
});
let admin: SignedInPerson;

const names = ['Marked Person', 'Another Name'];

beforeAll(async () => {
  server.clock.set('2026-08-01T06:00:00Z');
  const themes = ['Education', 'Sports', 'Disability'];
  for (let one = 0; one < 70; one += 1) {
    const theme = themes[one < 40 ? 0 : one < 68 ? 1 : 2];
    const id = await storePerson(server.services, { name: names[one % 2], theme, state: 'Odisha', city: 'Balasore' });
    for (const [month, day] of [
      ['09', 10],
      ['10', 12],
    ] as const) {
      if (month === '09' && one % 3 === 0) continue;
      const at = `2026-${month}-${String(day + (one % 17)).padStart(2, '0')}T06:00:00Z`;
      await storeAssessment(server.services, id, { type: 'GAD-7', total: (one * 5) % 22, at });
      if (one % 2 === 0) await storeAssessment(server.services, id, { type: 'PHQ-9', total: (one * 7) % 28, at });
      await storeMood(server.services, id, { mood: moodWords[one % moodWords.length] ?? 'calm', at });
    }
    // The last moment of September in Asia/Kolkata, and the first of November: neither is October's.
    if (one === 0) await storeAssessment(server.services, id, { type: 'GAD-7', total: 21, at: '2026-09-30T18:29:59Z' });
    if (one === 1) await storeAssessment(server.services, id, { type: 'GAD-7', total: 21, at: '2026-10-31T18:30:00Z' });
  }
  server.clock.set('2026-11-22T06:00:00Z');
  admin = await signedInAdmin(server);
  await makeFigures(server.services);
  for (const post of [
    { title: 'A quiet room', heard: 'Nowhere to be alone.', text: 'There is one now.', day: '2026-10-15' },
    { title: 'Of November', text: 'Later.', day: '2026-11-01' },
    { title: 'An announcement', text: 'Cake.', day: '2026-10-20', kind: 'announcement' },
    { title: 'A draft', text: 'Not yet.', day: '2026-10-21', from: null },
  ])
    await server.request('POST', '/api/admin/posts', {
      token: admin.token,
      body: { kind: 'change', from: '2026-10-15', ...post },
    });
});

const october = 'from=2026-10-01&to=2026-10-31';

const get = (path: string) => server.request('GET', path, { token: admin.token });
const csvOf = async (query: string) => {
  const answer = await get(`/api/admin/exports/board-report.csv?${query}`);
  expect(answer.status, answer.text).toBe(200);
  const lines = answer.text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  return lines.map((line) => line.split(','));
};
const lineOf = (lines: string[][], section: string, what: string) =>
  lines.find(([one, other]) => one === section && other === what)?.slice(2);

const readPdf = async (query: string) => {
  const answer = await get(`/api/admin/board-report.pdf?${query}`);
  expect(answer.status, answer.text).toBe(200);
  const { totalPages, text } = await extractText(await getDocumentProxy(answer.bytes));
  return { answer, totalPages, text: text.join(' ').replace(/\s+/g, ' ') };
};

interface Counted {
  all: number;
  elevated: number;
  severe: number;
}

async function countBySql(type: InstrumentType, from: string, until: string): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as all, count(*) filter (where total_score >= 10)::int as elevated,
      count(*) filter (where total_score >= 15)::int as severe
    from assessments where type = ${type}
      and created_at >= (${from}::timestamp at time zone 'Asia/Kolkata')
      and created_at < (${until}::timestamp at time zone 'Asia/Kolkata')`.execute(server.services.db);
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return row;
}

test('its numbers are those of the records, for the period and the one before', async () => {
  const lines = await csvOf(october);
  for (const type of ['GAD-7', 'PHQ-9'] as const) {
    const now = await countBySql(type, '2026-10-01', '2026-11-01');
    const before = await countBySql(type, '2026-09-01', '2026-10-01');
    expect(now.all).toBeGreaterThan(30);
    expect(lineOf(lines, type, 'All')).toEqual([String(now.all), '', '', '', String(before.all), '', '', '']);
    const share = wilsonShare(now.elevated, now.all);
    const round = (value: number) => String(Math.round(value * 10_000) / 10_000);
    expect(lineOf(lines, type, 'Moderate or severe')?.slice(0, 5)).toEqual([
      String(now.elevated),
      ...[share.share, share.low, share.high].map(round),
      String(before.elevated),
    ]);
    expect(lineOf(lines, type, 'Severe')?.[0]).toBe(String(now.severe));
  }
  const { rows } = await sql<{ moods: number; people: number }>`
    select count(*)::int as moods, (select count(distinct user_id)::int from (
        select user_id, created_at from assessments union all select user_id, created_at from moods) as record
      where created_at >= '2026-09-30T18:30:00Z' and created_at < '2026-10-31T18:30:00Z') as people
    from moods where created_at >= '2026-09-30T18:30:00Z' and created_at < '2026-10-31T18:30:00Z'`.execute(
    server.services.db,
  );
  expect(lineOf(lines, 'Moods', 'All')?.[0]).toBe(String(rows[0]?.moods));
  expect(lineOf(lines, 'Participation', 'People who took part')?.[0]).toBe(String(rows[0]?.people));
  expect(lineOf(lines, 'Participation', 'Registered')?.[0]).toBe('70');
  // There is no staff list: no one was invited.
  expect(lineOf(lines, 'Participation', 'Invited')).toBeUndefined();
  expect(lineOf(lines, 'Period', 'From')).toEqual(['2026-10-01', '', '', '', '2026-09-01', '', '', '']);
});

test('the PDF says the same in two to four pages, with what was done and how to read it, and names no one', async () => {
  const { answer, totalPages, text } = await readPdf(`${october}&by=theme`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="board-report.pdf"');
  expect(totalPages).toBeGreaterThanOrEqual(2);
  expect(totalPages).toBeLessThanOrEqual(4);
  const now = await countBySql('GAD-7', '2026-10-01', '2026-11-01');
  const { share, low, high } = wilsonShare(now.elevated, now.all);
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  for (const sentence of [
    'Wellness report for the board',
    'Evenkeel, Foundation for Good Work',
    '01-10-2026 to 31-10-2026',
    'Compared with 01-09-2026 to 30-09-2026',
    'These are screening results of groups, not diagnoses.',
    `GAD-7 · Anxiety · ${now.all} results`,
    `${percent(share)} (${percent(low)} to ${percent(high)})`,
    'What changed since the period before',
    'By theme',
    'A quiet room · 15-10-2026',
    'We heard: Nowhere to be alone.',
    'How to read this',
    'A share is of those who answered, not of everyone who works here.',
  ])
    expect(text).toContain(sentence);
  for (const word of [...names, 'Of November', 'An announcement', 'A draft', '@', 'Balasore'])
    expect(text).not.toContain(word);
});

test('a group of a few is not shown alone', async () => {
  const { text } = await readPdf(`${october}&by=theme`);
  // Forty people, 28 and two: the two go to the others with the 28.
  expect(text).toContain('Education 40');
  expect(text).toContain('Other groups 30');
  expect(text).not.toContain('Disability');
  expect(text).not.toContain('Sports');
  const lines = await csvOf(`${october}&by=theme`);
  expect(lines.flat().join(' ')).not.toMatch(/Disability|Sports/);
  expect(lineOf(lines, 'Groups: Education', 'GAD-7 · People')?.[0]).toBe('40');
  expect((await readPdf(october)).text).not.toContain('By theme');
});

test('is made with the password alone, written down, and by admins alone', async () => {
  server.clock.advance({ minutes: 16 });
  for (const path of [`/api/admin/board-report.pdf?${october}`, `/api/admin/exports/board-report.csv?${october}`]) {
    const refused = await get(path);
    expect([refused.status, refused.body.code]).toEqual([403, 'password_needed']);
  }
  await givePassword(server, admin);
  await csvOf(october);
  const { body: events } = await get('/api/admin/audit-events?limit=1');
  expect(events).toMatchObject([{ action: 'board_report_made', actor: { id: admin.user.id }, person: null }]);
});

test.each([
  ['', ['from', 'to']],
  ['from=2026-10-01', ['to']],
  ['from=2026-10-31&to=2026-10-01', ['to']],
  ['from=2026-02-30&to=2026-10-01', ['from']],
  // A year that was not typed to its end, or too far: no calendar has as many days before.
  ['from=0202-10-01&to=2026-10-31', ['from']],
  ['from=2026-10-01&to=9999-12-31', ['to']],
  [`${october}&by=name`, ['by']],
])('refuses %j', async (query, fields) => {
  const answer = await get(`/api/admin/board-report.pdf?${query}`);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, fields]);
});

test('a formula in a title stays a text in the spreadsheet', async () => {
  const body = { kind: 'change', title: '=1+1', text: 'x', day: '2026-10-02', from: '2026-10-02' };
  await server.request('POST', '/api/admin/posts', { token: admin.token, body });
  const answer = await get(`/api/admin/exports/board-report.csv?${october}`);
  expect(answer.bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(answer.text).toContain("'=1+1");
});

test('names the organisation as it calls itself, and whom to ask about privacy', async () => {
  const body = {
    name: 'Tata Steel Foundation',
    privacy: { name: 'Data office', email: 'privacy@example.org', phone: '', address: '' },
  };
  const settled = await server.request('PUT', '/api/admin/organisation', { token: admin.token, body });
  expect(settled.status, settled.text).toBe(200);
  const { text } = await readPdf(october);
  expect(text).toContain('Evenkeel, Tata Steel Foundation');
  expect(text).toContain('Questions about privacy');
  expect(text).toContain('Questions about your data: Data office, privacy@example.org');
});

test('who took part is a share of those who could have, and of no one in the period before', async () => {
  const { db } = server.services;
  const others = await db.selectFrom('users').select('id').where('role', '=', 'employee').limit(10).execute();
  const ids = others.map(({ id }) => id);
  await db.updateTable('users').set({ role: 'counsellor' }).where('id', 'in', ids).execute();
  for (let one = 0; one < 10; one += 1) await storePerson(server.services);
  // Seventy of sixty who are employees, ten who were, and ten newcomers.
  expect((await readPdf(october)).text).toMatch(/People who took part 70 \(88%\) 47 /);
});
