import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { QuestionWithState } from '../../../domain/contract/questions.ts';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import { activeIds, submissionOf } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();
let admin: string;
let ids: string[];

beforeAll(async () => {
  admin = (await signedInAdmin(server)).token;
  ids = await activeIds(server, admin, 'GAD-7');
});

beforeEach(async () => {
  const { body } = await server.request('GET', '/api/questions', { token: admin });
  await toggle(...(body as QuestionWithState[]).filter(({ is_active }) => !is_active).map(({ id }) => id));
});

async function toggle(...wanted: string[]) {
  for (const id of wanted)
    expect((await server.request('PATCH', `/api/questions/${id}`, { token: admin })).status).toBe(200);
}

function submit(token: string, answered: readonly string[]) {
  return server.request('POST', '/api/assessment', { token, body: submissionOf('GAD-7', answered) });
}

async function historyOf(token: string) {
  return (await server.request('GET', '/api/assessment/history?type=GAD-7', { token })).body;
}

test('with an item off, the rest is a plain sum without a level', async () => {
  const { token } = await registerPerson(server);
  await toggle(ids[2] ?? '');
  const rest = ids.filter((_, index) => index !== 2);
  const answer = await submit(token, rest);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ total_score: 6, severity: 'Not scored', partial: true });
  await toggle(ids[2] ?? '');
  expect(await historyOf(token)).toEqual([answer.body]);
  expect((await submit(token, ids)).body).toMatchObject({ severity: 'Mild', partial: false });
});

test("one questionnaire's questions do not matter to the other", async () => {
  const { token } = await registerPerson(server);
  const phq = await activeIds(server, token, 'PHQ-9');
  await toggle(ids[0] ?? '');
  const body = submissionOf('PHQ-9', phq);
  const answer = await server.request('POST', '/api/assessment', { token, body });
  expect([answer.status, answer.body.partial]).toEqual([201, false]);
});

test.each<[string, () => string[], () => string[], number, string]>([
  // First, while the second item has never been switched.
  [
    'an active one is missing and none that is off was answered',
    () => [ids[0] ?? ''],
    () => ids.slice(2),
    400,
    'answers_incomplete',
  ],
  ['an item was switched off since', () => [ids[0] ?? ''], () => ids, 409, 'question_set_changed'],
  [
    'one was switched off and another is missing',
    () => [ids[0] ?? ''],
    () => ids.slice(0, 6),
    409,
    'question_set_changed',
  ],
  ['only one that is off was answered', () => [ids[0] ?? ''], () => ids.slice(0, 1), 409, 'question_set_changed'],
  ['all were switched off since', () => ids, () => ids, 409, 'question_set_changed'],
  ['all are off and nothing was answered', () => ids, () => [], 409, 'question_set_changed'],
  [
    'an unknown one was answered beside one that is off',
    () => [ids[0] ?? ''],
    () => [...ids, 'no'],
    400,
    'wrong_questionnaire',
  ],
])('refuses and stores nothing where %s', async (_, off, answered, status, code) => {
  const { token } = await registerPerson(server);
  await toggle(...off());
  const answer = await submit(token, answered());
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.msg).toContain('Nothing was saved.');
  expect(await historyOf(token)).toEqual([]);
});

test('switching while people submit: each record fits one state of the questions', async () => {
  const { token } = await registerPerson(server);
  const [first = ''] = ids;
  const rest = ids.slice(1);
  const switching = Array.from({ length: 12 }, () =>
    server.request('PATCH', `/api/questions/${first}`, { token: admin }),
  );
  const submitting = Array.from({ length: 24 }, (_, index) => submit(token, index % 2 === 0 ? ids : rest));
  const answers = await Promise.all(submitting);
  for (const { status } of await Promise.all(switching)) expect(status).toBe(200);
  for (const { status, body } of answers) {
    if (status === 201) expect(body.partial).toBe(body.total_score === 6);
    else expect(['question_set_changed', 'answers_incomplete']).toContain(body.code);
  }
  const stored = new Set<string>(answers.filter(({ status }) => status === 201).map(({ body }) => body.id));
  const found: { id: string }[] = await historyOf(token);
  expect(new Set(found.map(({ id }) => id))).toEqual(stored);
  expect(found).toHaveLength(stored.size);
  // An even number of flips ends where they began.
  expect(await activeIds(server, token, 'GAD-7')).toEqual(ids);
});

test('a submission belongs before a switch that is under way, and after it meets what it left', async () => {
  const { token } = await registerPerson(server);
  const [first = '', ...others] = ids;
  const { db } = server.services;
  const early = await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('questions').set({ is_active: false }).where('id', '=', first).execute();
    expect((await submit(token, ids)).status).toBe(201);
    // A set that is not yet the one asked has to wait for the switch, to see which questions it leaves.
    const waiting = submit(token, others);
    for (let call = 0; call < 5; call += 1) expect(await historyOf(token)).toHaveLength(1);
    return { waiting };
  });
  expect((await early.waiting).status).toBe(201);
  const late = await submit(token, ids);
  expect([late.status, late.body.code]).toEqual([409, 'question_set_changed']);
  expect(await historyOf(token)).toHaveLength(2);
});

// The last one: its day of waiting ends the admin's session.
test('an item switched on since says so, for a day; later its answer is simply missing', async () => {
  const { token } = await registerPerson(server);
  const rest = ids.slice(1);
  await toggle(ids[0] ?? '');
  await toggle(ids[0] ?? '');
  const answer = await submit(token, rest);
  expect([answer.status, answer.body.code]).toEqual([409, 'question_set_changed']);
  server.clock.advance({ hours: 25 });
  const signedInAgain = await registerPerson(server);
  const later = await submit(signedInAgain.token, rest);
  expect([later.status, later.body.code]).toEqual([400, 'answers_incomplete']);
});
