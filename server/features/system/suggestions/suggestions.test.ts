import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personLimits } from '../../../../domain/person-limits.ts';
import { suggestionDays, suggestionLimits } from '../../../../domain/suggestions.ts';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { eraseOldSuggestions } from './suggestions.queries.ts';

const server = serverForAll({
  now: new Date('2026-11-24T20:00:00Z'),
  config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760 },
});
let admin: SignedInPerson;
let person: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  person = await registerPerson(server);
});
beforeEach(async () => {
  await server.services.db.deleteFrom('suggestions').execute();
});

const suggestion = { language: 'en', screen: '/my-tests', sentence: 'Send Mood', better: 'Send my mood' };
const suggest = (overrides: object = {}, { token } = person) =>
  server.request('POST', '/api/suggestions', { token, body: { ...suggestion, ...overrides } });
const list = async () =>
  (await server.request('GET', '/api/admin/suggestions', { token: admin.token })).body.suggestions;

describe('a suggested sentence', () => {
  test('comes to the admins with its day, and without who has sent it or when', async () => {
    expect(await suggest()).toMatchObject({ status: 201, body: {} });
    expect(await list()).toEqual([{ id: expect.any(String), day: '2026-11-25', ...suggestion }]);
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = 'suggestions'`.execute(server.owner);
    expect(rows.map((row) => row.column_name).toSorted()).toEqual(['content', 'day', 'id']);
    const stored = await sql<{ line: string }>`select s::text as line from suggestions as s`.execute(server.owner);
    for (const text of ['Send Mood', 'my-tests', person.user.id])
      expect(stored.rows.filter(({ line }) => line.includes(text))).toEqual([]);
  });

  test('is gone once an admin is done with it, and after its time', async () => {
    await suggest();
    await suggest({ better: 'Send it' });
    const [{ id }] = await list();
    const path = `/api/admin/suggestions/${id}`;
    const left = await server.request('DELETE', path, { token: admin.token });
    expect(left.body.suggestions).toHaveLength(1);
    expect((await server.request('DELETE', path, { token: admin.token })).status).toBe(404);

    const after = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
    await eraseOldSuggestions({ ...server.services, now: () => after(suggestionDays) });
    expect(await list()).toHaveLength(1);
    await eraseOldSuggestions({ ...server.services, now: () => after(suggestionDays + 1) });
    expect(await list()).toEqual([]);
  });

  test('names a screen and nobody: what has a number in it is refused, and so is a long or an empty text', async () => {
    const refused = { screen: '/admin/people/6f1d', sentence: '  ', better: 'x'.repeat(suggestionLimits.better + 1) };
    const { status, body } = await suggest(refused);
    expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, ['better', 'screen', 'sentence']]);
    expect((await suggest({ screen: '/admin/people/:id' })).status).toBe(201);
    expect((await suggest({ language: 'xx' })).status).toBe(400);
  });

  test('is one of so many in an hour for each person', async () => {
    const other = await registerPerson(server);
    const answers = [];
    for (let time = 0; time <= personLimits.suggestions; time += 1) answers.push((await suggest({}, other)).status);
    expect(answers).toContain(429);
    expect(answers.filter((status) => status === 201)).toHaveLength(personLimits.suggestions);
  });
});

test('a translator gets them as a spreadsheet, in which no sentence runs as a formula', async () => {
  await suggest({ language: 'hi', sentence: 'अभी मदद', better: '=HYPERLINK("x")' });
  const file = await server.request('GET', '/api/admin/exports/suggestions.csv', { token: admin.token });
  expect(file.text).toBe(
    'day,language,screen,sentence,better\r\n2026-11-25,hi,/my-tests,अभी मदद,"\'=HYPERLINK(""x"")"\r\n',
  );
  const refused = await server.request('GET', '/api/admin/exports/suggestions.csv', { token: person.token });
  expect(refused.status).toBe(403);
});
