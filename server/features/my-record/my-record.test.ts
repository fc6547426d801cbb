import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instruments } from '../../../domain/instruments/instrument.ts';
import { fhirFaults } from '../../test/fhir.ts';
import { givePassword, goodPassword, registerPerson, signedInAdmin, signedInCounsellor } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { activeIds } from '../../test/submissions.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

const plan = {
  warning_signs: '=HYPERLINK("http://example.org")',
  what_helps: 'A walk, music\nand "tea"',
  people: '+91 98765 43210',
  professionals: '-',
  safe_place: '@home',
};

let server: TestServer;
let person: SignedInPerson;
let stranger: SignedInPerson;

async function submit(type: 'GAD-7' | 'PHQ-9', values: number[]): Promise<void> {
  const ids = await activeIds(server, person.token, type);
  const answers = Object.fromEntries(ids.map((id, place) => [id, values[place] ?? 0]));
  const total_score = Object.values(answers).reduce((sum, value) => sum + value, 0);
  const body = { type, answers, total_score };
  expect((await server.request('POST', '/api/assessment', { token: person.token, body })).status).toBe(201);
}

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-11-20T06:00:00Z') });
  person = await registerPerson(server, { name: 'ଅନିତା Mahto', ailments: '=1+1', phone: '+91 12345 67890' });
  stranger = await registerPerson(server, { name: 'Somebody Else' });
  const admin = await signedInAdmin(server);
  await submit('GAD-7', [0, 1, 2, 3, 0, 1, 2]);
  server.clock.advance({ hours: 1 });
  await submit('PHQ-9', [3, 2, 1, 0, 3, 2, 1, 0, 1]);
  await givePassword(server, admin);
  await server.request('PATCH', '/api/questions/phq9-3', { token: admin.token });
  server.clock.advance({ hours: 1 });
  await submit('PHQ-9', [1, 1, 1, 1, 1, 1, 1, 1]);
  await server.request('POST', '/api/mood', { token: person.token, body: { mood: 'calm' } });
  await server.request('POST', '/api/mood', { token: stranger.token, body: { mood: 'angry' } });
  await server.request('PUT', '/api/safety-plan', { token: person.token, body: plan });
  await server.request('GET', `/api/admin/employee-details/${person.user.id}`, { token: admin.token });
  await signedInCounsellor(server, { name: 'Ravi Counsellor' });
  const wish = { consent: true, phone: '+91 90000 11111', preferred_time: 'After six', note: '=cmd' };
  await server.request('POST', '/api/call-back', { token: stranger.token, body: { ...wish, note: 'Somebody' } });
  await server.request('POST', '/api/call-back', { token: person.token, body: wish });
  await server.request('DELETE', '/api/call-back', { token: person.token });
  server.clock.advance({ seconds: 1 });
  await server.request('POST', '/api/call-back', { token: person.token, body: wish });
  await server.request('PUT', '/api/sharing', { token: person.token, body: { shares: true } });
  await givePassword(server, admin);
  await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body: { policy: 'reason' } });
  for (const { user } of [person, stranger]) {
    const body = { reason: user.id === person.user.id ? '@she asked' : 'Somebody asked', password: goodPassword };
    await server.request('POST', `/api/admin/record-access/${user.id}`, { token: admin.token, body });
    await server.request('GET', `/api/admin/employee-details/${user.id}`, { token: admin.token });
  }
});
afterAll(() => server.close());

const download = (name: string, { token }: SignedInPerson = person) => server.request('GET', `/api/${name}`, { token });

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
    expect((await download(name, stranger)).text).not.toContain('ଅନିତା');
    expect((await server.request('GET', `/api/${name}`)).status).toBe(401);
  });

  test('of somebody without records is whole too', async () => {
    expect((await download(name, await registerPerson(server))).status).toBe(200);
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
    moods: [{ created_at: '2026-11-20T08:00:00.000Z', mood: '🙂', label: 'Calm' }],
    safety_plan: plan,
    reminders: { mood_on: true },
    sessions: [{ created_at: '2026-11-20T06:00:00.000Z' }],
    known_browsers: [
      {
        known_since: '2026-11-20T06:00:00.000Z',
        last_signed_in_at: '2026-11-20T06:00:00.000Z',
        expires_at: '2027-11-20T06:00:00.000Z',
      },
    ],
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
        withdrawn_at: '2026-11-20T08:00:00.000Z',
        phone: null,
        preferred_time: null,
        note: null,
        counsellors: ['Ravi Counsellor'],
      },
      {
        requested_at: '2026-11-20T08:00:01.000Z',
        taken_at: null,
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
      '8 of 9 questions were asked, so this is a plain sum without a level.',
    ),
  ).toBe(true);
  expect(has('GAD-7', '2026-11-20T06:00:00.000Z', 'Trouble relaxing', '3', 'Nearly every day')).toBe(true);
  expect(has('Mood', '2026-11-20T08:00:00.000Z', 'Calm', '🙂')).toBe(true);
  expect(has('Profile', '2026-11-20T06:00:00.000Z', 'Ailments', "'=1+1")).toBe(true);
  const [first, later] = ['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:01.000Z'];
  expect(has('Who has looked', first, 'Admin', 'Open', '')).toBe(true);
  expect(has('Who has looked', later, 'Admin', 'With a reason', "'@she asked")).toBe(true);
  expect(has('Sharing', later, 'You have chosen to share your record')).toBe(true);
  expect(has('Call back', first, 'Taken back')).toBe(true);
  expect(has('Call back', later, 'Phone', "'+91 90000 11111")).toBe(true);
  expect(has('Call back', later, 'Note', "'=cmd")).toBe(true);
  expect(has('My safety plan', '2026-11-20T08:00:00.000Z', 'What helps me', 'A walk, music\nand "tea"')).toBe(true);
});

describe('the FHIR bundle', () => {
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any shape, and fails where it is another
  let bundle: any;
  beforeAll(async () => {
    bundle = JSON.parse((await download('my-record.fhir.json')).text);
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  const resources = (type: string): any[] =>
    bundle.entry
      .map(({ resource }: { resource: unknown }) => resource)
      .filter((resource: { resourceType: string }) => resource.resourceType === type);

  const totals = () => resources('Observation').filter(({ valueQuantity }) => valueQuantity);

  test('keeps the definitions of R4', () => {
    expect(fhirFaults(bundle)).toEqual([]);
  });

  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  const spoilings: [string, (entries: any[]) => void][] = [
    ['a status that is not in the list', ([, response]) => (response.resource.status = 'finished')],
    ['a key that there is not', ([, response]) => (response.resource.answers = [])],
    ['an answer of another type', ([, response]) => (response.resource.item[0].answer[0].valueCoding.code = 1)],
    ['an observation without a code', ([, , observation]) => delete observation.resource.code],
    ['a time that is none', ([, , observation]) => (observation.resource.effectiveDateTime = 'yesterday')],
    ['a value as text', ([, , observation]) => (observation.resource.valueQuantity.value = '9')],
    ['an unknown resource', ([patient]) => (patient.resource.resourceType = 'Employee')],
  ];

  test.each(spoilings)('would be found out by %s', (_name, spoil) => {
    const spoiled = structuredClone(bundle);
    spoil(spoiled.entry);
    expect(fhirFaults(spoiled)).not.toEqual([]);
  });

  // What the schema cannot say: the cardinalities of primitive values (R4, 2.6.1, 9.10.1, 10.1.1).
  test('has what R4 asks for beyond its schema', () => {
    expect(bundle.type).toBe('collection');
    const addresses = bundle.entry.map(({ fullUrl }: { fullUrl: string }) => fullUrl);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses)
      expect(address).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    for (const [, reference] of JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g))
      expect(addresses).toContain(reference);
    for (const { status, item } of resources('QuestionnaireResponse')) {
      expect(status).toBe('completed');
      for (const { linkId, answer } of item)
        expect([linkId, answer.length]).toEqual([expect.stringMatching(/^\/\d+-\d$/), 1]);
    }
    for (const { status, code, valueQuantity } of totals())
      expect([status, code.text.length > 0, typeof valueQuantity.value]).toEqual(['final', true, 'number']);
  });

  test('names panels, items, answers and totals by LOINC', () => {
    const [gad, phq] = resources('QuestionnaireResponse');
    expect([gad.questionnaire, phq.questionnaire]).toEqual([
      'http://loinc.org/q/69737-5',
      'http://loinc.org/q/44249-1',
    ]);
    expect(phq.item.map(({ linkId }: { linkId: string }) => linkId.slice(1))).toEqual(
      '44250-9 44255-8 44259-0 44254-1 44251-7 44258-2 44252-5 44253-3 44260-8'.split(' '),
    );
    expect(gad.item.map(({ linkId }: { linkId: string }) => linkId.slice(1))).toEqual(
      instruments['GAD-7'].items.map(({ loinc }) => loinc),
    );
    expect(
      gad.item.slice(0, 4).map(({ answer }: { answer: { valueCoding: unknown }[] }) => answer[0]?.valueCoding),
    ).toEqual([
      { system: 'http://loinc.org', code: 'LA6568-5', display: 'Not at all' },
      { system: 'http://loinc.org', code: 'LA6569-3', display: 'Several days' },
      { system: 'http://loinc.org', code: 'LA6570-1', display: 'More than half the days' },
      { system: 'http://loinc.org', code: 'LA6571-9', display: 'Nearly every day' },
    ]);
    const sums = totals().map(({ code, valueQuantity }) => [code.coding?.[0].code, valueQuantity.value]);
    expect(sums).toEqual([
      ['70274-6', 9],
      ['44261-6', 13],
      [undefined, 8],
    ]);
  });

  test('interprets whole questionnaires only', () => {
    const observations = totals();
    expect(observations.map(({ interpretation }) => interpretation?.[0].text)).toEqual(['Mild', 'Moderate', undefined]);
    const partial = observations[2];
    expect(partial).not.toHaveProperty('referenceRange');
    expect(partial.note.at(-1).text).toContain('8 of 9 questions');
    expect(resources('QuestionnaireResponse')[2]).not.toHaveProperty('questionnaire');
  });

  test('has each mood in words', () => {
    const moods = resources('Observation').filter(({ valueQuantity }) => !valueQuantity);
    expect(moods).toEqual([
      {
        resourceType: 'Observation',
        status: 'final',
        category: expect.any(Array),
        code: { text: 'Mood' },
        subject: { reference: bundle.entry[0].fullUrl },
        effectiveDateTime: '2026-11-20T08:00:00.000Z',
        performer: [{ reference: bundle.entry[0].fullUrl }],
        valueCodeableConcept: { text: 'Calm' },
      },
    ]);
  });

  test('gives the same thing the same address each time', async () => {
    const again = JSON.parse((await download('my-record.fhir.json')).text);
    expect(again).toEqual(bundle);
  });
});
