import { beforeAll, describe, expect, test } from 'vitest';
import type { AssessmentSubmission } from '../../../domain/contract/assessments.ts';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import { activeIds, submissionOf, submitAll } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();
let gad: AssessmentSubmission;
let phq: AssessmentSubmission;

beforeAll(async () => {
  const { token } = await registerPerson(server);
  gad = submissionOf('GAD-7', await activeIds(server, token, 'GAD-7'));
  phq = submissionOf('PHQ-9', await activeIds(server, token, 'PHQ-9'));
});

function submit(token: string, body: unknown) {
  return server.request('POST', '/api/assessment', { token, body });
}

async function allOf(token: string) {
  return (await server.request('GET', '/api/assessment/all', { token })).body;
}

describe('submitting', () => {
  test.each([
    ['GAD-7', 0, 0, 'Minimal'],
    ['GAD-7', 1, 7, 'Mild'],
    ['GAD-7', 2, 14, 'Moderate'],
    ['GAD-7', 3, 21, 'Severe'],
    ['PHQ-9', 1, 9, 'Mild'],
    ['PHQ-9', 2, 18, 'Moderately severe'],
    ['PHQ-9', 3, 27, 'Severe'],
  ] as const)('%s with %i everywhere scores %i, %s', async (type, value, total, severity) => {
    const { token } = await registerPerson(server);
    const answer = await submitAll(server, token, type, value);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      type,
      total_score: total,
      created_at: server.clock.now().toISOString(),
      severity,
      partial: false,
      language: 'en',
      calls_for_care: type === 'PHQ-9',
      care_waits: type === 'PHQ-9',
    });
    expect(await allOf(token)).toEqual([answer.body]);
  });

  test('matches the type after trimming and upper-casing', async () => {
    const { token } = await registerPerson(server);
    const answer = await submit(token, { ...gad, type: '  gad-7 ' });
    expect(answer.status).toBe(201);
    expect(answer.body.type).toBe('GAD-7');
  });

  test('an admin may answer too', async () => {
    const { token } = await signedInAdmin(server);
    expect((await submit(token, phq)).status).toBe(201);
  });

  test('unknown keys have no effect', async () => {
    const { token, user } = await registerPerson(server);
    const other = await registerPerson(server);
    const extra = {
      id: '1',
      user_id: other.user.id,
      created_at: '2001-01-01T00:00:00Z',
      severity: 'Severe',
      partial: true,
    };
    const answer = await submit(token, { ...gad, ...extra });
    expect(answer.body).toMatchObject({
      severity: 'Mild',
      partial: false,
      created_at: server.clock.now().toISOString(),
    });
    expect(await allOf(token)).toHaveLength(1);
    expect(await allOf(other.token)).toEqual([]);
    expect(user.id).not.toBe(other.user.id);
  });

  test('notes when the person last recorded something, and never an earlier moment', async () => {
    const { token, user } = await registerPerson(server);
    const lastRecorded = async () => {
      const { db } = server.services;
      const row = await db
        .selectFrom('last_records')
        .select('last_at')
        .where('user_id', '=', user.id)
        .executeTakeFirst();
      return row?.last_at.toISOString();
    };
    expect(await lastRecorded()).toBeUndefined();
    server.clock.advance({ minutes: 5 });
    const later = await submit(token, gad);
    server.clock.advance({ minutes: -5 });
    await submit(token, phq);
    expect(await lastRecorded()).toBe(later.body.created_at);
  });
});

describe('refusals leave nothing behind', () => {
  const without = (key: keyof AssessmentSubmission) => () => ({ ...gad, [key]: undefined });
  const withValue = (value: unknown) => () => {
    const [first = ''] = Object.keys(gad.answers);
    return { ...gad, answers: { ...gad.answers, [first]: value } };
  };
  const withAnswers = (change: Record<string, number>) => () => ({ ...gad, answers: { ...gad.answers, ...change } });

  test.each<[string, () => unknown, number, string]>([
    ['a sum too high', () => ({ ...gad, total_score: 8 }), 400, 'sum_mismatch'],
    ['a sum too low', () => ({ ...gad, total_score: 6 }), 400, 'sum_mismatch'],
    ['a negative sum', () => ({ ...gad, total_score: -7 }), 400, 'sum_mismatch'],
    ['an answer missing', () => submissionOf('GAD-7', Object.keys(gad.answers).slice(1)), 400, 'answers_incomplete'],
    ['no answers', () => ({ type: 'GAD-7', answers: {}, total_score: 0 }), 400, 'answers_incomplete'],
    ['an unknown question more', withAnswers({ nothing: 0 }), 400, 'wrong_questionnaire'],
    ['a question called like a built-in', withAnswers({ constructor: 0 }), 400, 'wrong_questionnaire'],
    [
      'a question of the other one more',
      () => withAnswers({ [Object.keys(phq.answers)[0] ?? '']: 0 })(),
      400,
      'wrong_questionnaire',
    ],
    ['the other questionnaire', () => ({ ...phq, type: 'GAD-7' }), 400, 'wrong_questionnaire'],
    ['a value of 4', withValue(4), 400, 'invalid_input'],
    ['a value of -1', withValue(-1), 400, 'invalid_input'],
    ['a broken value', withValue(1.5), 400, 'invalid_input'],
    ['a huge value', withValue(1e300), 400, 'invalid_input'],
    ['a value as text', withValue('1'), 400, 'invalid_input'],
    ['a value in a list', withValue([1]), 400, 'invalid_input'],
    ['true as a value', withValue(true), 400, 'invalid_input'],
    ['null as a value', withValue(null), 400, 'invalid_input'],
    ['an object as a value', withValue({}), 400, 'invalid_input'],
    ['no type', without('type'), 400, 'invalid_input'],
    ['no sum', without('total_score'), 400, 'invalid_input'],
    ['no answers key', without('answers'), 400, 'invalid_input'],
    ...['GAD-8', 'GAD7', '', 7, ['GAD-7'], true, null, {}].map((type): [string, () => unknown, number, string] => [
      `type ${JSON.stringify(type)}`,
      () => ({ ...gad, type }),
      400,
      'invalid_input',
    ]),
    ...['7', [7], true, null, {}, 7.5, 1e300].map((total_score): [string, () => unknown, number, string] => [
      `sum ${JSON.stringify(total_score)}`,
      () => ({ ...gad, total_score }),
      400,
      'invalid_input',
    ]),
    ...['1', [1, 1, 1, 1, 1, 1, 1], true, null, 7].map((answers): [string, () => unknown, number, string] => [
      `answers ${JSON.stringify(answers)}`,
      () => ({ ...gad, answers }),
      400,
      'invalid_input',
    ]),
    ['a list as the body', () => [gad], 400, 'not_an_object'],
    ['null as the body', () => null, 400, 'not_an_object'],
  ])('%s', async (_, body, status, code) => {
    const { token } = await registerPerson(server);
    const answer = await submit(token, body());
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body).toMatchObject({ code, msg: expect.stringMatching(/.{10}/) });
    expect(await allOf(token)).toEqual([]);
  });

  test.each([
    ['{"type":"GAD-7",', 400],
    ['{"type":"GAD-7","answers":{"__proto__":1},"total_score":1}', 400],
    [`{"type":"${'x'.repeat(70_000)}"}`, 413],
  ])('the text %.40s', async (raw, status) => {
    const { token } = await registerPerson(server);
    const answer = await server.request('POST', '/api/assessment', { token, raw });
    expect(answer.status).toBe(status);
    expect(answer.body.msg).toBeTruthy();
    expect(await allOf(token)).toEqual([]);
  });

  test('a faulty field is named', async () => {
    const { token } = await registerPerson(server);
    const answer = await submit(token, withValue(4)());
    expect(answer.body.fields).toEqual({ answers: 'Please choose one of the answers for each question.' });
  });
});

describe('history', () => {
  test('is empty at first', async () => {
    const { token } = await registerPerson(server);
    expect(await allOf(token)).toEqual([]);
    const { status, body } = await server.request('GET', '/api/assessment/history?type=GAD-7', { token });
    expect([status, body]).toEqual([200, []]);
  });

  test('comes oldest first, and in the order of storing where the moment is the same', async () => {
    const { token } = await registerPerson(server);
    const stored = [];
    for (const value of [3, 0, 2]) stored.push((await submitAll(server, token, 'GAD-7', value)).body);
    server.clock.advance({ days: -1 });
    const older = (await submitAll(server, token, 'GAD-7', 1)).body;
    const other = (await submitAll(server, token, 'PHQ-9', 1)).body;
    server.clock.advance({ days: 1 });
    const gadHistory = await server.request('GET', '/api/assessment/history?type=GAD-7', { token });
    expect(gadHistory.body).toEqual([older, ...stored]);
    const phqHistory = await server.request('GET', '/api/assessment/history?type=phq-9', { token });
    expect(phqHistory.body).toEqual([other]);
    expect(await allOf(token)).toEqual([older, other, ...stored]);
  });

  test("never shows another person's records, not even to an admin", async () => {
    const owner = await registerPerson(server);
    await submitAll(server, owner.token, 'GAD-7');
    for (const { token } of [await registerPerson(server), await signedInAdmin(server)]) {
      expect(await allOf(token)).toEqual([]);
      const asked = `/api/assessment/history?type=GAD-7&user_id=${owner.user.id}`;
      expect((await server.request('GET', asked, { token })).body).toEqual([]);
    }
  });

  test.each(['', '?type=', '?type=GAD-8', '?type=GAD-7&type=PHQ-9', '?type[]=GAD-7'])(
    'with the query %j is refused',
    async (query) => {
      const { token } = await registerPerson(server);
      const { status, body } = await server.request('GET', `/api/assessment/history${query}`, { token });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_input', fields: { type: expect.any(String) } });
    },
  );
});
