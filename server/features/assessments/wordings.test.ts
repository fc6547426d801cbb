import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Question, WordingState } from '../../../domain/contract/questions.ts';
import { wordsIn } from '../../../domain/instruments/wordings/wordings.ts';
import { givePassword, registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { submissionOf } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll({ now: new Date('2026-11-25T06:00:00Z') });
let admin: SignedInPerson;
let person: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  person = await registerPerson(server);
});

const place = '/api/questions/wordings';
const compared = { compared_by: 'Asha Rani', compared_on: '2026-11-24' };

async function turnOn(id: string, body: unknown = compared) {
  await givePassword(server, admin);
  return server.request('PUT', `${place}/${id}`, { token: admin.token, body });
}
async function turnOff(id: string) {
  await givePassword(server, admin);
  return server.request('DELETE', `${place}/${id}`, { token: admin.token });
}

afterEach(async () => {
  for (const id of ['gad7-hi', 'phq9-hi']) await turnOff(id);
});

async function asked(query = ''): Promise<Question[]> {
  return (await server.request('GET', `/api/questions/active${query}`, { token: person.token })).body;
}

const ofGad = (questions: readonly Question[]) => questions.filter(({ type }) => type === 'GAD-7');
const english = wordsIn('GAD-7', 'en').items;
const hindi = wordsIn('GAD-7', 'hi').items;

describe('the words of the questions', () => {
  test('are English for a call that asks for nothing, whatever is on', async () => {
    const before = await asked();
    await turnOn('gad7-hi');
    const after = await asked();
    expect(ofGad(after).map(({ text, language }) => [text, language])).toEqual(english.map((text) => [text, 'en']));
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  });

  test('are Hindi where that is asked for and the form is on, and English otherwise', async () => {
    for (const question of await asked('?language=hi'))
      expect([question.language, question.languages]).toEqual(['en', ['en']]);
    await turnOn('gad7-hi');
    const questions = await asked('?language=hi');
    expect(ofGad(questions).map(({ text, language }) => [text, language])).toEqual(hindi.map((text) => [text, 'hi']));
    expect(ofGad(questions)[0]?.languages).toEqual(['en', 'hi']);
    // The other questionnaire has a switch of its own.
    expect(questions.find(({ type }) => type === 'PHQ-9')).toMatchObject({ language: 'en', languages: ['en'] });
    await turnOff('gad7-hi');
    expect(ofGad(await asked('?language=hi')).map(({ text }) => text)).toEqual(english);
  });

  test('are English in a language that has no official form', async () => {
    for (const language of ['or', 'pa'])
      expect(new Set((await asked(`?language=${language}`)).map((question) => question.language))).toEqual(
        new Set(['en']),
      );
  });

  test('an admin reads all of them in the same way', async () => {
    await turnOn('gad7-hi');
    const read = async (query: string) =>
      ((await server.request('GET', `/api/questions${query}`, { token: admin.token })).body as Question[])[0];
    expect(await read('')).toMatchObject({ text: english[0], language: 'en' });
    expect(await read('?language=hi')).toMatchObject({ text: hindi[0], language: 'hi' });
  });

  test.each(['fr', 'HI', '', 'hi,mr', 'constructor'])('the language %j is refused', async (language) => {
    const answer = await server.request('GET', `/api/questions/active?language=${language}`, { token: person.token });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  });
});

describe('the switch', () => {
  test('is off until someone says who compared it and when, and says so', async () => {
    const { body } = await server.request('GET', place, { token: admin.token });
    expect((body as WordingState[]).map(({ id, is_on }) => [id, is_on])).toEqual([
      ['gad7-hi', false],
      ['gad7-mr', false],
      ['phq9-hi', false],
      ['phq9-mr', false],
    ]);
    const on = await turnOn('gad7-hi');
    expect([on.status, on.body]).toEqual([
      200,
      { id: 'gad7-hi', type: 'GAD-7', language: 'hi', is_on: true, ...compared },
    ]);
    const off = await turnOff('gad7-hi');
    expect([off.status, off.body]).toMatchObject([200, { is_on: false, compared_by: null, compared_on: null }]);
  });

  test.each<[string, unknown, string]>([
    ['nothing', {}, 'compared_by'],
    ['no name', { ...compared, compared_by: ' ' }, 'compared_by'],
    ['a name of two lines', { ...compared, compared_by: 'A\nB' }, 'compared_by'],
    ['no day', { ...compared, compared_on: '' }, 'compared_on'],
    ['a day that is none', { ...compared, compared_on: '2026-02-30' }, 'compared_on'],
    ['a day that is to come', { ...compared, compared_on: '2999-01-01' }, 'compared_on'],
  ])('stays off with %s', async (_, body, field) => {
    const answer = await turnOn('gad7-hi', body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(field);
    expect(ofGad(await asked('?language=hi'))[0]?.language).toBe('en');
  });

  test.each(['gad7-en', 'gad7-or', 'gad7-1', 'GAD7-hi', '%00', 'constructor', "'%20or%201=1"])(
    'of %s finds nothing',
    async (id) => {
      expect((await turnOn(id)).status).toBe(404);
      expect((await turnOff(id)).status).toBe(404);
    },
  );

  test('stands in the list of actions, once for each change', async () => {
    await turnOn('phq9-hi');
    await turnOff('phq9-hi');
    await turnOff('phq9-hi');
    const { body } = await server.request('GET', '/api/admin/audit-events', { token: admin.token });
    const detail = { type: 'PHQ-9', language: 'hi' };
    expect(body.slice(0, 2)).toMatchObject([
      { action: 'wording_turned_off', detail },
      { action: 'wording_turned_on', detail },
    ]);
    expect(JSON.stringify(body)).not.toContain(compared.compared_by);
  });

  test('is off again once the words are others than those that were compared', async () => {
    await turnOn('gad7-hi');
    await server.services.db
      .updateTable('wordings')
      .set({ words: Buffer.alloc(32) })
      .execute();
    expect(ofGad(await asked('?language=hi'))[0]?.language).toBe('en');
    await turnOn('gad7-hi');
    expect(ofGad(await asked('?language=hi'))[0]?.language).toBe('hi');
  });
});

describe('an answered form', () => {
  const answered = submissionOf(
    'GAD-7',
    hindi.map((_, index) => `gad7-${index + 1}`),
  );
  const submit = (more: object, { token } = person) =>
    server.request('POST', '/api/assessment', { token, body: { ...answered, ...more } });
  const history = async ({ token } = person) =>
    (await server.request('GET', '/api/assessment/history?type=GAD-7', { token })).body;

  test('is kept with its language, English where it says none', async () => {
    const someone = await registerPerson(server);
    await turnOn('gad7-hi');
    expect((await submit({}, someone)).body).toMatchObject({ language: 'en', severity: 'Mild' });
    const inHindi = await submit({ language: 'hi' }, someone);
    expect([inHindi.status, inHindi.body]).toMatchObject([201, { language: 'hi', severity: 'Mild' }]);
    expect((await history(someone)).map(({ language }: { language: string }) => language)).toEqual(['en', 'hi']);
  });

  // A client that says what it likes.
  test.each([
    ['a form that was never on', 'mr', 409, 'wording_off'],
    ['a language that has none', 'or', 409, 'wording_off'],
    ['a language that there is not', 'xx', 400, 'invalid_input'],
    ['no text', 7, 400, 'invalid_input'],
  ])('of %s is refused, and nothing is stored', async (_, language, status, code) => {
    const before = await history();
    const answer = await submit({ language });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await history()).toEqual(before);
  });

  test('is not lost where the form was turned off while it lay open, or waited on a device', async () => {
    const someone = await registerPerson(server);
    await turnOn('gad7-hi');
    const takenAt = server.clock.now().toISOString();
    await turnOff('gad7-hi');
    expect((await submit({ language: 'hi' }, someone)).body.language).toBe('hi');
    server.clock.advance({ days: 2 });
    expect((await submit({ language: 'hi' }, someone)).body.code).toBe('wording_off');
    expect((await submit({ language: 'hi', taken_at: takenAt }, someone)).status).toBe(201);
  });

  test('is the same one with its key, also once the form is off, and another with another language', async () => {
    const someone = await registerPerson(server);
    await turnOn('gad7-hi');
    const send = (language: string) =>
      server.request('POST', '/api/assessment', {
        token: someone.token,
        body: { ...answered, language },
        headers: { 'idempotency-key': 'one' },
      });
    const first = await send('hi');
    await turnOff('gad7-hi');
    server.clock.advance({ days: 2 });
    expect((await send('hi')).body).toEqual(first.body);
    expect((await send('en')).body.code).toBe('idempotency_conflict');
  });
});

test('an answer to the ninth item in Hindi calls for care as in every language', async () => {
  await turnOn('phq9-hi');
  const ids = wordsIn('PHQ-9', 'hi').items.map((_, index) => `phq9-${index + 1}`);
  const answers = { ...Object.fromEntries(ids.map((id) => [id, 0])), 'phq9-9': 1 };
  const body = { type: 'PHQ-9', answers, total_score: 1, language: 'hi' };
  const { token } = await registerPerson(server);
  const question = (await asked('?language=hi')).find(({ id }) => id === 'phq9-9');
  expect(question).toMatchObject({ care_from: 1, text: wordsIn('PHQ-9', 'hi').items[8] });
  expect((await server.request('POST', '/api/assessment', { token, body })).body).toMatchObject({
    calls_for_care: true,
    care_waits: true,
    language: 'hi',
  });
});
