import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { startWithFullRecord } from '../test/full-record.ts';
import type { FullRecord } from '../test/full-record.ts';
import { givePassword, signedInAdmin, signedInCounsellor } from '../test/people.ts';
import type { TestAnswer } from '../test/calls-to.ts';

/** Every call that reads, by everyone who may make it, on a server where there is something to read. */

let full: FullRecord;
let callers: { token: string; may: readonly string[] }[];
let answers: { path: string; answer: TestAnswer }[];
beforeAll(async () => {
  full = await startWithFullRecord();
  const admin = await signedInAdmin(full.server);
  await givePassword(full.server, admin);
  callers = [
    { token: full.person.token, may: ['anyone', 'signed-in'] },
    { token: admin.token, may: ['admin'] },
    { token: (await signedInCounsellor(full.server)).token, may: ['counsellor'] },
  ];
  // What is made once by the first who asks, such as a notice of privacy in its words of today, is there afterwards.
  answers = await readEverything();
});
afterAll(() => full.server.close());

/** What the program can do, and nothing of anyone: open to all, and the same for all. */
const documents = ['/api/openapi.json', '/api/docs'];

const readings = allEndpoints.filter(({ method }) => method === 'GET');

async function readEverything(): Promise<{ path: string; answer: TestAnswer }[]> {
  const found: typeof answers = [];
  for (const { path: pattern, access } of readings) {
    const dates = /board-report\./.test(pattern) ? '?from=2026-10-01&to=2026-10-31' : '';
    const path = pattern.replace(/:id/, full.person.user.id).replaceAll(/:\w+/g, 'x') + dates;
    for (const { token, may } of callers)
      if (may.includes(access)) found.push({ path, answer: await full.server.inject('GET', path, { token }) });
  }
  return found;
}

/** What tells who has looked at records and taken lists away, and how often someone has tried a link that is none. */
const counted = [
  'access_log',
  'attempts',
  'audit_events',
  'audit_links',
  'audit_secrets',
  'audit_waiting',
  'security_events',
  'watched_rounds',
];

/** Every row of every other table. */
async function everyRow(): Promise<Record<string, string>> {
  const { owner: db } = full.server;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const parts = tables
    .filter(({ name }) => !counted.includes(name))
    .map(
      ({
        name,
      }) => sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
        from ${sql.table(name)} as t`,
    );
  const { rows } = await sql<{ name: string; rows: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

test('ASVS 3.5.3: reading changes nothing, however often it is done', async () => {
  const before = await everyRow();
  const again = await readEverything();
  expect(again.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(40);
  expect(await everyRow()).toEqual(before);
});

test('ASVS 4.1.1: every answer says what it is, and in which signs', () => {
  for (const { path, answer } of answers) {
    if (answer.status === 204 || path === '/api/docs') continue;
    expect([path, answer.headers.get('content-type')]).toEqual([
      path,
      expect.stringMatching(/^(?:application\/(?:json|fhir\+json)|text\/csv); charset=utf-8$|^application\/pdf$/),
    ]);
  }
});

test('ASVS 14.3.2, 14.2.2: no answer of a call may be kept, by a browser or on the way', () => {
  for (const { path, answer } of answers.filter((one) => !documents.includes(one.path)))
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
});
