import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan, startWithFullRecord } from '../../test/full-record.ts';
import type { FullRecord } from '../../test/full-record.ts';
import { registerPerson } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';

let record: FullRecord;
beforeAll(async () => {
  record = await startWithFullRecord();
});
afterAll(() => record.server.close());

const download = (name: string, { token }: SignedInPerson = record.person) =>
  record.server.request('GET', `/api/${name}`, { token });

describe.each([
  ['my-record.json', 'application/json; charset=utf-8'],
  ['my-record.csv', 'text/csv; charset=utf-8'],
  ['my-record.fhir.json', 'application/fhir+json; charset=utf-8'],
])('%s', (name, contentType) => {
  test('is a file to be saved, kept by nobody on the way', async () => {
    const { status, headers } = await download(name);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(contentType);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  test('holds nothing of anybody else, and nobody else gets it', async () => {
    expect((await download(name)).text).not.toMatch(/Somebody|Angry|😡/);
    expect((await download(name, record.stranger)).text).not.toContain('ଅନିତା');
    expect((await record.server.request('GET', `/api/${name}`)).status).toBe(401);
  });

  test('of somebody without records is whole too', async () => {
    expect((await download(name, await registerPerson(record.server))).status).toBe(200);
  });

  test('has no password, token or key', async () => {
    expect((await download(name)).text).not.toMatch(/argon2|password|token|hash/i);
  });
});

const accountOfAdmin = {
  admin_email: expect.stringContaining('@example.org'),
  admin_since: '2026-11-20T06:00:00.000Z',
};

test('the JSON has everything in words', async () => {
  const body = JSON.parse((await download('my-record.json')).text);
  expect(body).toMatchObject({
    exported_at: '2026-11-20T08:00:01.000Z',
    profile: { name: 'ଅନିତା Mahto', ailments: '=1+1', phone: '+91 12345 67890', date_of_birth: '1990-02-28' },
    moods: [
      {
        created_at: '2026-11-20T08:00:00.000Z',
        mood: '🙂',
        label: 'Calm',
        tags: ['Work', 'Garden'],
        note: '=1+1 with "tea"',
      },
    ],
    mood_tags: ['Sleep', 'Garden'],
    safety_plan: plan,
    reminders: { mood_on: true, in_bar: false, by_push: false, by_mail: true },
    sessions: [{ created_at: '2026-11-20T06:00:00.000Z', browser: null, system: null }],
    known_browsers: [
      {
        known_since: '2026-11-20T06:00:00.000Z',
        last_signed_in_at: '2026-11-20T06:00:00.000Z',
        expires_at: '2027-11-20T06:00:00.000Z',
      },
    ],
    passkeys: [{ name: '@phone', created_at: '2026-11-20T08:00:01.000Z', last_used_at: null }],
    events: [
      { action: 'history_opened', by: 'admin' },
      { action: 'reason_given', by: 'admin' },
      { action: 'history_opened', by: 'admin' },
    ],
    who_has_looked: [
      { at: '2026-11-20T08:00:00.000Z', admin: 'Admin', ...accountOfAdmin, policy: 'open', reason: null },
      { at: '2026-11-20T08:00:01.000Z', admin: 'Admin', ...accountOfAdmin, policy: 'reason', reason: '@she asked' },
    ],
    sharing: { shares: true, since: '2026-11-20T08:00:01.000Z' },
    call_backs: [
      {
        requested_at: '2026-11-20T08:00:00.000Z',
        taken_at: null,
        outcome: null,
        outcome_at: null,
        withdrawn_at: '2026-11-20T08:00:00.000Z',
        phone: null,
        preferred_time: null,
        note: null,
        counsellors: ['Ravi Counsellor'],
      },
      {
        requested_at: '2026-11-20T08:00:01.000Z',
        taken_at: null,
        outcome: null,
        outcome_at: null,
        withdrawn_at: null,
        phone: '+91 90000 11111',
        preferred_time: 'After six',
        note: '=cmd',
        counsellors: ['Ravi Counsellor'],
      },
    ],
  });
  expect(
    body.assessments.map(({ type, total_score, severity, partial }: Record<string, unknown>) => [
      type,
      total_score,
      severity,
      partial,
    ]),
  ).toEqual([
    ['GAD-7', 9, 'Mild', false],
    ['PHQ-9', 13, 'Moderate', false],
    ['PHQ-9', 8, 'Not scored', true],
  ]);
  expect(body.assessments[1].answers[8]).toEqual({
    item: 9,
    question: 'Thoughts that you would be better off dead or of hurting yourself in some way',
    answer: 'Several days',
    value: 1,
  });
  expect(body.assessments[2].answers.map(({ item }: { item: number }) => item)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
});

test('what the server or the operator did is said to be the doing of no one', async () => {
  const person = await registerPerson(record.server);
  const { db, now } = record.server.services;
  const [actorId, personId] = [person.user.id, person.user.id];
  for (const action of ['own_details_corrected', 'leaving_came', 'operator_made_admin'] as const)
    await db.transaction().execute((inside) => insertAuditEvent(inside, { actorId, action, personId, now: now() }));
  const { events } = JSON.parse((await download('my-record.json', person)).text);
  expect(events.map(({ by }: { by: string | null }) => by)).toEqual(['self', null, null]);
  const lines = cellsOf((await download('my-record.csv', person)).text).filter(([section]) => section === 'Event');
  expect(lines.map((cells) => cells[3])).toEqual(['by you', '', '']);
});

/** Reads RFC 4180. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('the CSV has a line for each thing, and no cell that runs as a formula', async () => {
  const { text } = await download('my-record.csv');
  const rows = cellsOf(text.replace('\uFEFF', ''));
  expect(rows[0]).toEqual(['Section', 'Date', 'What', 'Value', 'Note']);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([5]));
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
  const has = (...start: string[]) => rows.some((row) => start.every((cell, place) => row[place] === cell));
  expect(has('GAD-7', '2026-11-20T06:00:00.000Z', 'Score', '9', 'Mild')).toBe(true);
  expect(
    has(
      'PHQ-9',
      '2026-11-20T08:00:00.000Z',
      'Score',
      '8',
      '8 of 9 questions were asked, so this is just a total, without a level.',
    ),
  ).toBe(true);
  expect(has('GAD-7', '2026-11-20T06:00:00.000Z', 'Trouble relaxing', '3', 'Nearly every day')).toBe(true);
  expect(has('Mood', '2026-11-20T08:00:00.000Z', 'Calm', '🙂')).toBe(true);
  expect(has('Mood', '2026-11-20T08:00:00.000Z', 'Tags', 'Work; Garden')).toBe(true);
  expect(has('Mood', '2026-11-20T08:00:00.000Z', 'Private note', `'=1+1 with "tea"`)).toBe(true);
  expect(has('Mood tags', '', 'Tags', 'Sleep; Garden')).toBe(true);
  expect(has('Profile', '2026-11-20T06:00:00.000Z', 'Ailments', "'=1+1")).toBe(true);
  const [first, later] = ['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:01.000Z'];
  expect(has('Who has looked', first, 'Admin', 'Open', '')).toBe(true);
  expect(has('Who has looked', later, 'Admin', 'With a reason', "'@she asked")).toBe(true);
  expect(has('Sharing', later, 'You have chosen to share your record')).toBe(true);
  expect(has('Call back', first, 'Withdrawn')).toBe(true);
  expect(has('Call back', later, 'Phone', "'+91 90000 11111")).toBe(true);
  expect(has('Call back', later, 'Note', "'=cmd")).toBe(true);
  expect(has('My safety plan', '2026-11-20T08:00:00.000Z', 'What helps me', 'A walk, music\nand "tea"')).toBe(true);
});
