import { extractText, getDocumentProxy } from 'unpdf';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { wilsonShare } from '../../../../domain/statistics/wilson.ts';
import { entryOf } from '../../../db/person-columns.ts';
import { makeFigures } from '../../statistics/made-once/make-figures.ts';
import { seedPeople, seedRecords } from '../../../test/seeded-people.ts';
import type { SeededPerson } from '../../../test/seeded-people.ts';
import { serverForAll } from '../../../test/test-server.ts';

/** Under protection the report has the numbers of the page, and nothing that is done between two readings changes one. */

// A Monday on which a block begins; the next two end on 22 February and 22 March.
const server = serverForAll({
  now: new Date('2026-01-26T04:00:00Z'),
  config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 },
});
let admin: SeededPerson;
let people: SeededPerson[];

const day = (text: string) => new Date(`${text}T06:00:00Z`);

beforeAll(async () => {
  const [first] = await seedPeople(server, 1, { role: 'admin' });
  if (!first) throw new Error('no admin');
  admin = first;
  people = await seedPeople(server, 300, { work: (place) => ({ theme: place === 0 ? 'Disability' : 'Sports' }) });
  await seedRecords(
    server,
    ['2026-02-03', '2026-03-03'].flatMap((date) =>
      people.flatMap(({ id: userId }, place) => [
        { userId, at: day(date), kind: 'GAD-7' as const, total: place % 3 === 0 ? 16 : 3, partial: false },
        { userId, at: day(date), kind: 'PHQ-9' as const, total: place % 4 === 0 ? 16 : 3, partial: false },
        { userId, at: day(date), kind: 'mood' as const, mood: place % 2 ? ('calm' as const) : ('sad' as const) },
      ]),
    ),
  );
  await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body: { policy: 'never' } });
  server.clock.set('2026-04-02T06:00:00Z');
  await makeFigures(server.services);
});

const get = async (path: string) => {
  const answer = await server.request('GET', path, { token: admin.token });
  expect(answer.status, answer.text).toBe(200);
  return answer;
};

const march = 'from=2026-03-01&to=2026-03-31';

async function csvOf(query: string): Promise<string[][]> {
  const { text } = await get(`/api/admin/exports/board-report.csv?${query}`);
  return text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('a month is the four weeks that ended in it, with the numbers of the statistics', async () => {
  const lines = await csvOf(march);
  const find = (section: string, what: string) =>
    lines.find(([one, other]) => one === section && other === what)?.slice(2);
  const blocks = 'from=2026-02-23&to=2026-03-31';
  const { body: severity } = await get(`/api/admin/stats/severity?${blocks}`);
  const { body: overview } = await get(`/api/admin/stats/overview?${blocks}`);
  const { body: before } = await get('/api/admin/stats/overview?from=2026-01-26&to=2026-02-28');
  for (const [type, key, submissions] of [
    ['GAD-7', 'gad7', 'gadSubmissions'],
    ['PHQ-9', 'phq9', 'phqSubmissions'],
  ] as const) {
    const all = find(type, 'All');
    expect([all?.[0], all?.[4]]).toEqual([String(overview[submissions]), String(before[submissions])]);
    const [count, share, low, high] = find(type, 'Moderate or severe')?.map(Number) ?? [];
    expect(count).toBe(severity[1][key]);
    expect(share).toBeCloseTo(severity[1][key] / overview[submissions], 3);
    const plain = wilsonShare(severity[1][key], overview[submissions]);
    // Wider than chance in who answered alone makes it.
    expect((high ?? 0) - (low ?? 0)).toBeGreaterThan(plain.high - plain.low);
    expect(lines.some(([section, what]) => section === type && what === 'Severe')).toBe(false);
  }
  expect(overview.gadSubmissions).toBeGreaterThan(200);
  expect(find('Participation', 'People who took part')?.[0]).toBe(String(overview.participants));
});

test('its days are those of the blocks that it covers, in the file, on the page and in the title of the PDF', async () => {
  const lines = await csvOf(march);
  const find = (what: string) => lines.find(([section, other]) => section === 'Period' && other === what)?.slice(2);
  expect([find('From')?.[0], find('To')?.[0]]).toEqual(['2026-02-23', '2026-03-22']);
  expect([find('From')?.[4], find('To')?.[4]]).toEqual(['2026-01-26', '2026-02-22']);
  const { bytes } = await get(`/api/admin/board-report.pdf?${march}&by=theme`);
  const document = await getDocumentProxy(bytes);
  const { info } = await document.getMetadata();
  expect(info).toHaveProperty('Title', 'Wellness report for the board, 23-02-2026 to 22-03-2026');
  const { text } = await extractText(document);
  expect(text.join(' ')).toContain('23-02-2026 to 22-03-2026');
  expect(text.join(' ')).not.toContain('31-03-2026');
  expect(text.join(' ')).not.toContain('By theme');
});

test('of a stretch in which no four weeks ended it says nothing', async () => {
  const lines = await csvOf('from=2026-03-23&to=2026-03-31');
  const numbers = lines
    .filter(([section]) => ['GAD-7', 'PHQ-9', 'Moods'].includes(section ?? ''))
    .flatMap((line) => line.slice(2, 6));
  expect(numbers.filter((cell) => cell !== '')).toEqual([]);
});

test('no role, no account and no record that comes or goes changes the report, and it compares no groups', async () => {
  // How many work here now is no figure about records: the list of employees has it, too.
  const read = async () => (await csvOf(`${march}&by=theme`)).filter(([, what]) => what !== 'Registered');
  const before = await read();
  expect(before.flat().join(' ')).not.toMatch(/Sports|Disability/);
  const { db } = server.services;
  const target = people[0]?.id ?? '';
  const steps = [
    () => db.updateTable('users').set({ role: 'counsellor' }).where('id', '=', target).execute(),
    () =>
      db
        .updateTable('users')
        .set({ role: 'employee', theme: entryOf('theme', { theme: 'Sports' }) })
        .where('id', '=', target)
        .execute(),
    () => sql`delete from assessments where user_id = ${target}`.execute(db),
    () => sql`delete from moods where user_id = ${target}`.execute(db),
    () => db.updateTable('users').set({ disabled_at: server.clock.now() }).where('id', '=', target).execute(),
  ];
  for (const step of steps) {
    await step();
    await makeFigures(server.services);
    expect(await read()).toEqual(before);
  }
});

test('it compares as many whole blocks as end in its days with as many before them', async () => {
  const kinds = [{ kind: 'GAD-7' }, { kind: 'PHQ-9' }] as const;
  await seedRecords(
    server,
    ['2026-09-15', '2026-10-15', '2026-11-15'].flatMap((date) =>
      people
        .slice(1)
        .flatMap(({ id: userId }, place) => [
          ...kinds.map(({ kind }) => ({ userId, at: day(date), kind, total: place % 2 ? 3 : 16, partial: false })),
          { userId, at: day(date), kind: 'mood' as const, mood: place % 2 ? ('calm' as const) : ('sad' as const) },
        ]),
    ),
  );
  server.clock.set('2026-12-01T06:00:00Z');
  await makeFigures(server.services);
  const november = 'from=2026-11-01&to=2026-11-30';
  const lines = await csvOf(november);
  const find = (section: string, what: string) =>
    lines.find(([one, other]) => one === section && other === what)?.slice(2);
  expect([find('Period', 'From')?.[0], find('Period', 'To')?.[0]]).toEqual(['2026-11-02', '2026-11-29']);
  expect([find('Period', 'From')?.[4], find('Period', 'To')?.[4]]).toEqual(['2026-10-05', '2026-11-01']);
  for (const section of ['GAD-7', 'PHQ-9', 'Moods']) {
    const [now, before] = [0, 4].map((cell) => Number(find(section, 'All')?.[cell]));
    // Chance moves both by some twenty; another block would be three hundred.
    expect(Math.abs((now ?? 0) - (before ?? 0))).toBeLessThan(150);
  }
  const days = async (query: string) => (await csvOf(query)).slice(0, 3).map((line) => [line[2], line[6]]);
  const twoMonths = await days('from=2026-10-01&to=2026-11-30');
  expect(twoMonths.slice(1)).toEqual([
    ['2026-10-05', '2026-08-10'],
    ['2026-11-29', '2026-10-04'],
  ]);
});
