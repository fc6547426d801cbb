import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssessmentRecord } from '../../../domain/contract/assessments.ts';
import type { MoodRecord } from '../../../domain/contract/moods.ts';
import { givePassword, registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { activeIds, submissionOf } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();
let admin: SignedInPerson;
let person: SignedInPerson;
let answers: ReturnType<typeof submissionOf>;

beforeAll(async () => {
  admin = await signedInAdmin(server);
});

beforeEach(async () => {
  person = await registerPerson(server);
  answers = submissionOf('GAD-7', await activeIds(server, admin.token, 'GAD-7'));
});

const ago = (ms: number) => new Date(server.services.now().getTime() - ms).toISOString();
const days = (count: number) => count * 86_400_000;

const kinds = [
  ['a mood', '/api/mood', () => ({ mood: '🙂' })],
  ['a questionnaire', '/api/assessment', () => answers],
] as const;

let lastKey = 0;

function send(path: string, body: object, key = `key-${(lastKey += 1)}`) {
  return server.request('POST', path, { token: person.token, body, headers: { 'Idempotency-Key': key } });
}

async function own(): Promise<(MoodRecord | AssessmentRecord)[]> {
  const [moods, results] = [
    await server.request('GET', '/api/mood', { token: person.token }),
    await server.request('GET', '/api/assessment/all', { token: person.token }),
  ];
  return [...(moods.body as MoodRecord[]), ...(results.body as AssessmentRecord[])];
}

async function choose(policy: string, at: Date) {
  await sql`insert into record_policies (policy, at, changed_by)
    select ${policy}, ${at}, id from users where role = 'admin' limit 1`.execute(server.owner);
}

describe.each(kinds)('%s that waited on a device', (_, path, bodyOf) => {
  it('is recorded for the time at which it was taken, once, in the order of those times', async () => {
    const [late, early] = [ago(days(1)), ago(days(3))];
    const first = await send(path, { ...bodyOf(), taken_at: late }, 'late');
    expect([first.status, first.body]).toMatchObject([201, { created_at: late }]);
    await send(path, { ...bodyOf(), taken_at: early });
    expect((await send(path, { ...bodyOf(), taken_at: late }, 'late')).body).toEqual(first.body);
    expect((await own()).map(({ created_at: at }) => at)).toEqual([early, late]);
  });

  it('is recorded for the same instant where its time is written as in Kolkata', async () => {
    const late = ago(days(1));
    const there = new Date(Date.parse(late) + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30');
    const stored = await send(path, { ...bodyOf(), taken_at: there });
    expect([stored.status, stored.body]).toMatchObject([201, { created_at: late }]);
  });

  it('is counted for that day, however long ago it was', async () => {
    const before = await overview();
    await send(path, { ...bodyOf(), taken_at: ago(days(14)) });
    expect((await overview()) - before).toBe(1);
  });

  it.each([
    ['ahead of the clock', -days(1), 'taken_ahead'],
    ['a little further ahead than clocks differ', -121_000, 'taken_ahead'],
    ['too old, also for the time that it was on the way', days(14) + 120_001, 'taken_too_long_ago'],
  ])('is refused where its time is %s, and nothing is stored', async (_case, age, code) => {
    const refused = await send(path, { ...bodyOf(), taken_at: ago(age) });
    expect([refused.status, refused.body]).toMatchObject([400, { code, msg: expect.stringMatching(/./) }]);
    expect(await own()).toEqual([]);
  });

  it('is recorded where it was taken just within 14 days, and was a while on the way', async () => {
    const taken = ago(days(14));
    server.clock.advance({ seconds: 90 });
    const stored = await send(path, { ...bodyOf(), taken_at: taken });
    expect([stored.status, stored.body]).toMatchObject([201, { created_at: taken }]);
  });

  it('is recorded for now where the clock of the device is a little ahead', async () => {
    const stored = await send(path, { ...bodyOf(), taken_at: ago(-60_000) });
    expect(stored.body).toMatchObject({ created_at: ago(0) });
  });

  it.each(['yesterday', '', 17, null, '2026-13-45T00:00:00Z', '2026-11-20', '+275760-09-13T00:00:00.001Z', {}])(
    'is refused with %j for a time',
    async (taken_at) => {
      const refused = await send(path, { ...bodyOf(), taken_at });
      expect([refused.status, refused.body]).toMatchObject([400, { fields: { taken_at: expect.any(String) } }]);
      expect(await own()).toEqual([]);
    },
  );

  it('is answered again under its key, also where its time would be too long ago by now', async () => {
    const taken = { ...bodyOf(), taken_at: ago(days(14) - 3_600_000) };
    const first = await send(path, taken, 'near-the-end');
    expect(first.status).toBe(201);
    server.clock.advance({ hours: 2 });
    expect(await send(path, taken, 'near-the-end')).toMatchObject({ status: first.status, body: first.body });
    expect((await send(path, taken)).body).toMatchObject({ code: 'taken_too_long_ago' });
  });

  it('is refused where admins would get more of it than the person was shown, and only then', async () => {
    await choose('never', new Date(ago(days(5))));
    await choose('open', new Date(ago(days(2))));
    try {
      const closed = { ...bodyOf(), shown_policy: 'never' };
      const refused = await send(path, { ...closed, taken_at: ago(days(1)) });
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'rule_loosened' }]);
      expect(await own()).toEqual([]);
      expect((await send(path, { ...closed, taken_at: ago(days(3)) })).status).toBe(201);
      expect((await send(path, { ...bodyOf(), shown_policy: 'open', taken_at: ago(days(1)) })).status).toBe(201);
    } finally {
      await sql`delete from record_policies`.execute(server.owner);
    }
  });
});

async function overview(): Promise<number> {
  const { body } = await server.request('GET', '/api/admin/stats/overview', { token: admin.token });
  const { moodEntries, gadSubmissions } = body as { moodEntries: number; gadSubmissions: number };
  return moodEntries + gadSubmissions;
}

it('an answer to no question, taken a moment ago, is refused at once', async () => {
  const more = { ...answers, answers: { ...answers.answers, nothing: 0 }, taken_at: ago(0) };
  expect((await send('/api/assessment', more)).body).toMatchObject({ code: 'wrong_questionnaire' });
});

it('answers to questions that were switched since are those of a whole questionnaire of that day', async () => {
  const [id = ''] = Object.keys(answers.answers);
  server.clock.advance({ minutes: 1 });
  const taken = ago(0);
  server.clock.advance({ minutes: 1 });
  await givePassword(server, admin);
  expect((await server.request('PATCH', `/api/questions/${id}`, { token: admin.token })).status).toBe(200);
  try {
    const now = await send('/api/assessment', answers);
    expect([now.status, now.body]).toMatchObject([409, { code: 'question_set_changed' }]);
    const then = await send('/api/assessment', { ...answers, taken_at: taken });
    expect([then.status, then.body]).toMatchObject([201, { created_at: taken, partial: false }]);
    const fewer = submissionOf('GAD-7', Object.keys(answers.answers).slice(1));
    expect((await send('/api/assessment', { ...fewer, taken_at: ago(0) })).status).toBe(201);
  } finally {
    await server.request('PATCH', `/api/questions/${id}`, { token: admin.token });
  }
});
