import { createSecretKey, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import { questionIdOf } from '../../../domain/instruments/care.ts';
import { encryptAnswers } from '../../security/encryption/answers-column.ts';
import { createCipher } from '../../security/encryption/cipher.ts';
import { registerPerson, signedInAdmin, signedInCounsellor } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { activeIds } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';
import { readCareState } from './care-state.ts';

const server = serverForAll();
let admin: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
});

const ninth = questionIdOf('PHQ-9', 9);

/** All 'Not at all' but the ninth; where that is not asked, but the first. */
async function submit(token: string, value: number) {
  const ids = await activeIds(server, token, 'PHQ-9');
  const loud = ids.includes(ninth) ? ninth : ids[0];
  const answers = Object.fromEntries(ids.map((id) => [id, id === loud ? value : 0]));
  const body = { type: 'PHQ-9', answers, total_score: value };
  const answer = await server.request('POST', '/api/assessment', { token, body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

async function historyOf(token: string, path = '/api/assessment/history?type=PHQ-9') {
  return (await server.request('GET', path, { token })).body;
}

const leave = (token: string | undefined, id: string) => server.request('PUT', `/api/results/${id}/left`, { token });
const careOf = ({ calls_for_care, care_waits }: Record<string, unknown>) => [calls_for_care, care_waits];

describe('trust 13: a record that calls for care is remembered', () => {
  test.each([
    [1, [true, true]],
    [3, [true, true]],
    [0, [false, false]],
  ])('the ninth answered with %i, told by the submission and by both histories', async (value, expected) => {
    const { token } = await registerPerson(server);
    const record = await submit(token, value);
    expect(careOf(record)).toEqual(expected);
    expect(await historyOf(token)).toEqual([record]);
    expect(await historyOf(token, '/api/assessment/all')).toEqual([record]);
  });

  test('without the ninth it is not known', async () => {
    const { token } = await registerPerson(server);
    await server.request('PATCH', `/api/questions/${ninth}`, { token: admin.token });
    const record = await submit(token, 3);
    await server.request('PATCH', `/api/questions/${ninth}`, { token: admin.token });
    expect([record.partial, ...careOf(record)]).toEqual([true, null, false]);
    expect(await historyOf(token)).toEqual([record]);
  });

  test('until it was left, and leaving twice is leaving once', async () => {
    const { token, user } = await registerPerson(server);
    const record = await submit(token, 2);
    const rowOf = () =>
      server.services.db.selectFrom('assessments').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow();
    const before = await rowOf();
    expect([(await leave(token, record.id)).status, careOf((await historyOf(token))[0])]).toEqual([200, [true, false]]);
    const after = await rowOf();
    const all = await Promise.all([leave(token, record.id), leave(token, record.id)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowOf()).toEqual(after);
    // Nothing but the encrypted value is another one, and that is as long as before.
    expect({ ...after, answers: null }).toEqual({ ...before, answers: null });
    expect(after.answers.length).toBe(before.answers.length);
    expect(await historyOf(token)).toEqual([{ ...record, care_waits: false }]);
  });

  test('a retry of its submission tells that it was left', async () => {
    const { token } = await registerPerson(server);
    const ids = await activeIds(server, token, 'PHQ-9');
    const body = { type: 'PHQ-9', answers: Object.fromEntries(ids.map((id) => [id, 1])), total_score: 9 };
    const send = () =>
      server.request('POST', '/api/assessment', { token, body, headers: { 'Idempotency-Key': 'once' } });
    const { body: record } = await send();
    await leave(token, record.id);
    expect((await send()).body).toEqual({ ...record, care_waits: false });
  });

  test("nobody leaves another's result, and an id that is none does nothing", async () => {
    const { token } = await registerPerson(server);
    const record = await submit(token, 1);
    const other = await registerPerson(server);
    for (const id of [record.id, '1', 'x', '9'.repeat(30), '-1', `${record.id}0`])
      expect((await leave(other.token, id)).body).toEqual({ left: true });
    expect((await leave(other.token, '%00')).body.code).toBe('not_found');
    expect((await leave(undefined, record.id)).status).toBe(401);
    expect(careOf((await historyOf(token))[0])).toEqual([true, true]);
  });
});

describe('what a value says is known from the second look on', () => {
  let opened = 0;
  const ring = createCipher({ ring: [{ id: '0a0b0c0d', key: createSecretKey(randomBytes(32)) }] });
  const cipher = {
    ...ring,
    keyedHash: () => Buffer.alloc(0),
    decrypt: (...words: Parameters<typeof ring.decrypt>) => {
      opened += 1;
      return ring.decrypt(...words);
    },
  };
  const own = { userId: crypto.randomUUID(), id: 1_700_000_000_000_000 };
  const record = {
    ...own,
    type: 'PHQ-9' as const,
    total_score: 2,
    created_at: new Date(),
    partial: false,
    language: 'en' as const,
  };
  const answers = { [ninth]: 2 };

  test('it is opened once, and anew when it was written anew', () => {
    const first = { ...record, answers: encryptAnswers(cipher, { ...own, answers }) };
    const before = opened;
    const looks = [1, 2, 3].map(() => careStateOf(readCareState(cipher, first)));
    expect([looks, opened - before]).toEqual([[1, 2, 3].map(() => [true, true]), 1]);
    const left = { ...record, answers: encryptAnswers(cipher, { ...own, answers, left: true }) };
    expect([careStateOf(readCareState(cipher, left)), opened - before]).toEqual([[true, false], 2]);
  });

  test("another's bytes in one's own row, and a changed byte, open as little as before", () => {
    const mine = { ...record, answers: encryptAnswers(cipher, { ...own, answers }) };
    readCareState(cipher, mine);
    const faulty = (row: Parameters<typeof readCareState>[1]) => () => readCareState(cipher, row);
    expect(faulty({ ...mine, userId: crypto.randomUUID() })).toThrow('does not open');
    expect(faulty({ ...mine, id: mine.id + 1 })).toThrow('does not open');
    for (const place of [0, 20, mine.answers.length - 1]) {
      const changed = Buffer.from(mine.answers);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(faulty({ ...mine, answers: changed })).toThrow('does not open');
    }
  });

  const careStateOf = ({ callsForCare, careWaits }: ReturnType<typeof readCareState>) => [callsForCare, careWaits];
});

test('trust 13: no call of an admin, a colleague or a counsellor, no row and no log line tells which of two records called for care', async () => {
  const people = [await registerPerson(server), await registerPerson(server)] as const;
  const [loud, quiet] = people;
  // The same total, the same moment: only the ninth differs.
  const ids = await activeIds(server, loud.token, 'PHQ-9');
  for (const [person, wanted] of [
    [loud, ninth],
    [quiet, ids[0]],
  ] as const) {
    const answers = Object.fromEntries(ids.map((id) => [id, id === wanted ? 3 : 0]));
    const body = { type: 'PHQ-9', answers, total_score: 3 };
    const { body: record } = await server.request('POST', '/api/assessment', { token: person.token, body });
    if (person === quiet) await leave(person.token, record.id);
  }
  const colleague = await registerPerson(server);
  const counsellor = await signedInCounsellor(server);
  const about = (text: string, { user }: SignedInPerson) =>
    text
      .replaceAll(user.id, 'ID')
      .replaceAll(user.email, 'MAIL')
      .replaceAll(/"last_[a-z_]+":"[^"]*"/g, '');
  for (const { token } of [admin, colleague, counsellor]) {
    for (const { method, path, access } of allEndpoints) {
      if (method !== 'GET' || path.includes('report')) continue;
      const address = (id: string) => path.replace(':id', id).replace('history', 'history?type=PHQ-9');
      const replies = [];
      for (const person of people) {
        const { status, text } = await server.request('GET', address(person.user.id), { token });
        expect(text, `${access} ${path}`).not.toMatch(/"calls_for_care":true|"care_waits":true/);
        replies.push([status, about(text, person)]);
      }
      if (path.includes(':id')) expect(replies[0]).toEqual(replies[1]);
    }
  }
  const rows = await Promise.all(
    people.map(({ user }) =>
      server.services.db.selectFrom('assessments').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow(),
    ),
  );
  const [one, two] = rows.map(({ answers, id: _id, user_id: _user, ...row }) => ({ ...row, length: answers.length }));
  expect(one).toEqual(two);
  const log = server.logLines().join('\n');
  expect(log).not.toMatch(/care|phq9-9.*answer/);
});
