import { beforeAll, describe, expect, test } from 'vitest';
import type { Question, QuestionWithState } from '../../../domain/contract/questions.ts';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();
let admin: string;
let employee: string;

beforeAll(async () => {
  admin = (await signedInAdmin(server)).token;
  employee = (await registerPerson(server)).token;
});

async function all(): Promise<QuestionWithState[]> {
  return (await server.request('GET', '/api/questions', { token: admin })).body;
}

async function active(): Promise<Question[]> {
  return (await server.request('GET', '/api/questions/active', { token: employee })).body;
}

function toggle(id: string, request = {}) {
  return server.request('PATCH', `/api/questions/${id}`, { token: admin, ...request });
}

describe('the lists', () => {
  test('hold GAD-7 and then PHQ-9 in the order of the forms, all active at first', async () => {
    const questions = await all();
    expect(questions.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 7 }, () => 'GAD-7'),
      ...Array.from({ length: 9 }, () => 'PHQ-9'),
    ]);
    expect(questions[0]).toEqual({
      id: expect.any(String),
      type: 'GAD-7',
      text: 'Feeling nervous, anxious or on edge',
      care_from: null,
      language: 'en',
      languages: ['en'],
      is_active: true,
    });
    expect(questions.filter(({ care_from }) => care_from !== null)).toMatchObject([{ id: 'phq9-9', care_from: 1 }]);
    expect(questions[7]?.text).toBe('Little interest or pleasure in doing things');
    expect(questions[15]?.text).toBe('Thoughts that you would be better off dead or of hurting yourself in some way');
    expect(new Set(questions.map(({ id }) => id)).size).toBe(16);
    expect(questions.every(({ is_active }) => is_active)).toBe(true);
    expect(await active()).toEqual(questions.map(({ is_active: _on, ...question }) => question));
  });

  test('an admin reads the active ones too', async () => {
    const answer = await server.request('GET', '/api/questions/active', { token: admin });
    expect([answer.status, answer.body.length]).toEqual([200, 16]);
  });
});

describe('a toggle', () => {
  test('answers the state it leaves, and both lists follow', async () => {
    const before = await all();
    const [question] = before;
    const off = await toggle(question?.id ?? '');
    expect([off.status, off.body]).toEqual([200, { ...question, is_active: false }]);
    expect((await all())[0]?.is_active).toBe(false);
    expect((await active()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
    const on = await toggle(question?.id ?? '');
    expect([on.status, on.body]).toEqual([200, question]);
    expect(await all()).toEqual(before);
  });

  test.each<[string, object]>([
    ['no body and no content type', {}],
    ['an empty body called JSON', { raw: '' }],
    ['an empty body called text', { raw: '', headers: { 'Content-Type': 'text/plain;charset=UTF-8' } }],
    ['an empty body called a form', { raw: '', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['an empty object', { body: {} }],
    ['a body that asks for a state, which has no effect', { body: { is_active: true } }],
  ])('takes %s', async (_, request) => {
    const id = (await all())[3]?.id ?? '';
    const answers = [await toggle(id, request), await toggle(id, request)];
    expect(answers.map(({ status, body }) => [status, body.is_active])).toEqual([
      [200, false],
      [200, true],
    ]);
  });

  test.each([
    ['{', 'application/json', 400, 'broken_json'],
    ['is_active=true', 'application/x-www-form-urlencoded', 415, 'not_json'],
  ])('refuses the body %j as %s, and nothing changes', async (raw, type, status, code) => {
    const before = await all();
    const answer = await toggle(before[0]?.id ?? '', { raw, headers: { 'Content-Type': type } });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await all()).toEqual(before);
  });

  test('clicked fast, every flip counts and the last state stands', async () => {
    const id = (await all())[5]?.id ?? '';
    const answers = await Promise.all(Array.from({ length: 11 }, () => toggle(id)));
    const states = answers.map(({ body }) => body.is_active);
    expect(states.filter((state) => state === false)).toHaveLength(6);
    expect(states.filter((state) => state === true)).toHaveLength(5);
    expect((await all())[5]?.is_active).toBe(false);
    await toggle(id);
  });

  test.each([
    'gad7-8',
    'GAD7-1',
    '1',
    '-1',
    'null',
    'constructor',
    '%00',
    'gad7-1%00',
    '%F0%9F%98%84',
    '%ED%A0%80',
    "'%20or%201=1",
    'x'.repeat(600),
    'active',
    '00000000-0000-0000-0000-000000000000',
  ])('of %.40s finds nothing', async (id) => {
    const before = await all();
    const answer = await toggle(id);
    expect(answer.status).toBe(404);
    expect(answer.body.msg).toBeTruthy();
    expect(await all()).toEqual(before);
  });
});
