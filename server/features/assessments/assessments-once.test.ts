import { beforeAll, expect, test } from 'vitest';
import type { AssessmentSubmission } from '../../../domain/contract/assessments.ts';
import { givePassword, registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { activeIds, submissionOf } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();
let admin: SignedInPerson;
let gad: AssessmentSubmission;
let phq: AssessmentSubmission;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  gad = submissionOf('GAD-7', await activeIds(server, admin.token, 'GAD-7'));
  phq = submissionOf('PHQ-9', await activeIds(server, admin.token, 'PHQ-9'));
});

function submit(token: string, key: string | undefined, body: unknown = gad) {
  return server.request('POST', '/api/assessment', { token, body, headers: key ? { 'Idempotency-Key': key } : {} });
}

async function toggle(id: string) {
  // An earlier test has moved the clock past the time for which the password was given.
  await givePassword(server, admin);
  expect((await server.request('PATCH', `/api/questions/${id}`, { token: admin.token })).status).toBe(200);
}

async function allOf(token: string) {
  return (await server.request('GET', '/api/assessment/all', { token })).body;
}

test('the same key and body answer the first result again', async () => {
  const { token } = await registerPerson(server);
  const first = await submit(token, 'a');
  server.clock.advance({ hours: 1 });
  const reordered = {
    total_score: gad.total_score,
    answers: Object.fromEntries(Object.entries(gad.answers).toReversed()),
    type: ' gad-7',
  };
  for (const body of [gad, reordered]) {
    const again = await submit(token, 'a', body);
    expect([again.status, again.body]).toEqual([201, first.body]);
  }
  expect(await allOf(token)).toEqual([first.body]);
});

test('the same key with another body is refused, and the first record stays', async () => {
  const { token } = await registerPerson(server);
  const first = await submit(token, 'a');
  const [one = '', two = ''] = Object.keys(gad.answers);
  const others = [
    phq,
    submissionOf('GAD-7', Object.keys(gad.answers), 2),
    { ...gad, answers: { ...gad.answers, [one]: 0, [two]: 2 } },
    { ...gad, total_score: 8 },
    submissionOf('GAD-7', Object.keys(gad.answers).slice(1)),
    { ...gad, answers: { ...gad.answers, more: 0 } },
  ];
  for (const body of others) {
    const answer = await submit(token, 'a', body);
    expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_conflict']);
  }
  expect(await allOf(token)).toEqual([first.body]);
});

test('another key, and none, make further records', async () => {
  const { token } = await registerPerson(server);
  for (const key of ['a', 'b', undefined, undefined]) expect((await submit(token, key)).status).toBe(201);
  expect(await allOf(token)).toHaveLength(4);
});

test('a key belongs to a person', async () => {
  const people = [await registerPerson(server), await registerPerson(server)];
  const ids = [];
  for (const { token } of people) ids.push((await submit(token, 'shared')).body.id);
  expect(new Set(ids).size).toBe(2);
  for (const { token } of people) expect(await allOf(token)).toHaveLength(1);
});

test('a refused submission does not use its key up', async () => {
  const { token } = await registerPerson(server);
  expect((await submit(token, 'a', { ...gad, total_score: 3 })).status).toBe(400);
  expect((await submit(token, 'a')).status).toBe(201);
  expect(await allOf(token)).toHaveLength(1);
});

test('twenty at once with one key are one record', async () => {
  const { token } = await registerPerson(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(token, 'double-click')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  const stored = await allOf(token);
  expect(stored).toHaveLength(1);
  for (const { body } of answers) expect(body).toEqual(stored[0]);
});

test('of different bodies at once with one key one is stored and the rest are refused', async () => {
  const { token } = await registerPerson(server);
  const bodies = Array.from({ length: 12 }, (_, index) => submissionOf('GAD-7', Object.keys(gad.answers), index % 2));
  const answers = await Promise.all(bodies.map((body) => submit(token, 'a', body)));
  const [stored, ...more] = await allOf(token);
  expect(more).toEqual([]);
  for (const [index, { status, body }] of answers.entries()) {
    const isStored = bodies[index]?.total_score === stored.total_score;
    expect(status).toBe(isStored ? 201 : 409);
    expect(isStored ? body : body.code).toEqual(isStored ? stored : 'idempotency_conflict');
  }
});

test('a retry gets its first result even where the questions have changed since', async () => {
  const { token } = await registerPerson(server);
  const first = await submit(token, 'a');
  const [id = ''] = Object.keys(gad.answers);
  await toggle(id);
  const again = await submit(token, 'a');
  const other = await submit(token, 'b');
  await toggle(id);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect([other.status, other.body.code]).toEqual([409, 'question_set_changed']);
  expect(await allOf(token)).toEqual([first.body]);
});

test.each(['x'.repeat(201), 'two words', 'ünïcode'])('the key %.20j is refused', async (key) => {
  const { token } = await registerPerson(server);
  const answer = await submit(token, key);
  expect([answer.status, answer.body.code]).toEqual([400, 'bad_idempotency_key']);
  expect(await allOf(token)).toEqual([]);
});
