import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';

const path = '/api/admin/reminder-settings';
const defaults = {
  mood_popup_1: '10:00',
  mood_popup_2: '16:00',
  water_interval_minutes: 120,
  posture_interval_minutes: 60,
};
const others = {
  mood_popup_1: '00:00',
  mood_popup_2: '23:59',
  water_interval_minutes: 1,
  posture_interval_minutes: 1440,
};

const server = serverForAll();
let admin: string;
let employee: string;

beforeAll(async () => {
  admin = (await signedInAdmin(server)).token;
  employee = (await registerPerson(server)).token;
});

function save(body: unknown, token: string | undefined = admin) {
  return server.request('POST', path, { token, body });
}

async function settings(token = employee) {
  const answer = await server.request('GET', path, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

test('are the defaults until an admin sets them, for everybody who is signed in', async () => {
  expect(await settings()).toEqual(defaults);
  expect(await settings(admin)).toEqual(defaults);
});

test('are what was set last', async () => {
  for (const body of [others, defaults, others]) {
    const answer = await save(body);
    expect([answer.status, answer.body]).toEqual([200, body]);
    expect(await settings()).toEqual(body);
  }
});

test('set by several admins at once are one of the settings as a whole', async () => {
  const second = await signedInAdmin(server);
  const tokens = [admin, second.token];
  const bodies = [defaults, others];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save(bodies[index % 2], tokens[index % 2])),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(bodies).toContainEqual(await settings());
});

describe('refused and unchanged', () => {
  beforeEach(async () => {
    await save(defaults);
  });

  const times = [
    '',
    '24:00',
    '9:00',
    '10:60',
    '10:00:00',
    '10.00',
    '１０:００',
    'noon',
    600,
    ['10:00'],
    true,
    null,
    {},
  ];
  const intervals = [0, -1, 1441, 30.5, 1e300, '60', '', [60], true, null, {}];
  const faults = [
    ...times.flatMap((value) => [
      { field: 'mood_popup_1', value },
      { field: 'mood_popup_2', value },
    ]),
    ...intervals.flatMap((value) => [
      { field: 'water_interval_minutes', value },
      { field: 'posture_interval_minutes', value },
    ]),
    ...Object.keys(defaults).map((field) => ({ field, value: undefined })),
  ];

  test.each(faults)('$field of $value', async ({ field, value }) => {
    const answer = await save({ ...others, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', msg: expect.any(String) });
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await settings()).toEqual(defaults);
  });

  test('every fault is named at once', async () => {
    const answer = await save({});
    expect(Object.keys(answer.body.fields)).toEqual(Object.keys(defaults));
  });

  test.each([[[others]], [null], ['10:00']])('the body %j', async (body) => {
    const answer = await save(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'not_an_object']);
    expect(await settings()).toEqual(defaults);
  });
});
