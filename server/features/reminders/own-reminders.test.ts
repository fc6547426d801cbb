import { beforeEach, describe, expect, test } from 'vitest';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';

const path = '/api/reminders/mine';
const organisation = {
  mood_popup_1: '10:00',
  mood_popup_2: '16:00',
  water_interval_minutes: 120,
  posture_interval_minutes: 60,
};
const nothingChosen = {
  mood_on: true,
  water_on: true,
  posture_on: true,
  mood_popup_1: null,
  mood_popup_2: null,
  water_interval_minutes: null,
  posture_interval_minutes: null,
  quiet_from: null,
  quiet_to: null,
  weekends_on: true,
  paused_until: null,
  mood_snoozed_until: null,
  water_snoozed_until: null,
  posture_snoozed_until: null,
};
const everything = {
  mood_on: false,
  water_on: false,
  posture_on: false,
  mood_popup_1: '00:00',
  mood_popup_2: '23:59',
  water_interval_minutes: 1,
  posture_interval_minutes: 1440,
  quiet_from: '22:00',
  quiet_to: '07:00',
  weekends_on: false,
  paused_until: '2026-11-20T18:30:00.000Z',
  mood_snoozed_until: '2026-11-20T10:10:00.000Z',
  water_snoozed_until: '2026-11-20T10:11:00.000Z',
  posture_snoozed_until: '2026-11-20T10:12:00.123Z',
};

const server = serverForAll();
let token: string;
beforeEach(async () => {
  token = (await registerPerson(server)).token;
});

const put = (body: unknown, as: string | undefined = token) => server.request('PUT', path, { token: as, body });

async function mine(as = token) {
  const answer = await server.request('GET', path, { token: as });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('the own choice', () => {
  test('is nothing but the organisation’s settings at first', async () => {
    expect(await mine()).toEqual({ settings: organisation, preferences: nothingChosen });
  });

  test('is what was chosen last, and can be taken back', async () => {
    for (const preferences of [everything, nothingChosen, everything]) {
      const answer = await put(preferences);
      expect([answer.status, answer.body]).toEqual([200, { settings: organisation, preferences }]);
      expect((await mine()).preferences).toEqual(preferences);
    }
  });

  test('changes in the fields that are sent, and in no other', async () => {
    await put(everything);
    const snooze = { water_snoozed_until: '2026-11-21T10:00:00.000Z', unknown: true };
    expect((await put(snooze)).body.preferences).toEqual({
      ...everything,
      water_snoozed_until: snooze.water_snoozed_until,
    });
    expect((await put({})).body.preferences).toMatchObject({ mood_on: false, quiet_from: '22:00' });
  });

  test('keeps both of two changes that arrive at the same time', async () => {
    await Promise.all([put({ water_on: false }), put({ posture_on: false }), put({ mood_popup_1: '11:00' })]);
    const expected = { ...nothingChosen, water_on: false, posture_on: false, mood_popup_1: '11:00' };
    expect((await mine()).preferences).toEqual(expected);
  });

  test('is nobody else’s', async () => {
    const other = (await registerPerson(server)).token;
    await put(everything);
    expect((await mine(other)).preferences).toEqual(nothingChosen);
  });

  test('goes with the person', async () => {
    const { token: as, user } = await registerPerson(server);
    await put(everything, as);
    await server.services.db.deleteFrom('users').where('id', '=', user.id).execute();
    const rows = server.services.db.selectFrom('reminder_preferences').selectAll();
    expect(await rows.where('user_id', '=', user.id).execute()).toEqual([]);
  });

  test('stands beside new settings of the organisation at once', async () => {
    const admin = await signedInAdmin(server);
    await put({ water_interval_minutes: 45 });
    const settings = { ...organisation, mood_popup_1: '09:30', water_interval_minutes: 90 };
    await server.request('POST', '/api/admin/reminder-settings', { token: admin.token, body: settings });
    expect(await mine()).toEqual({ settings, preferences: { ...nothingChosen, water_interval_minutes: 45 } });
    await server.request('POST', '/api/admin/reminder-settings', { token: admin.token, body: organisation });
  });
});

describe('refused and unchanged', () => {
  const wrongSwitches = ['mood_on', 'water_on', 'posture_on', 'weekends_on'].flatMap((field) =>
    [null, 'true', 1].map((value) => ({ field, value })),
  );
  const wrongTimes = ['mood_popup_1', 'mood_popup_2'].flatMap((field) =>
    ['', '24:00', '9:00', '10:60', 'noon', 600, true].map((value) => ({ field, value })),
  );
  const wrongIntervals = ['water_interval_minutes', 'posture_interval_minutes'].flatMap((field) =>
    [0, -1, 1441, 30.5, '60', true].map((value) => ({ field, value })),
  );
  const instants = ['paused_until', 'mood_snoozed_until', 'water_snoozed_until', 'posture_snoozed_until'];
  const wrongInstants = instants.flatMap((field) =>
    ['', 'tomorrow', '2026-11-20', '2026-02-30T10:00:00Z', '0000-01-01T00:00:00Z', 1_700_000_000_000].map((value) => ({
      field,
      value,
    })),
  );
  const faults = [...wrongSwitches, ...wrongTimes, ...wrongIntervals, ...wrongInstants];

  test.each(faults)('$field of $value', async ({ field, value }) => {
    const answer = await put({ ...everything, [field]: value });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await mine()).preferences).toEqual(nothingChosen);
  });

  test.each([
    [{ quiet_from: '22:00' }, 'quiet_to'],
    [{ quiet_to: '07:00' }, 'quiet_from'],
    [{ quiet_from: '22:00', quiet_to: null }, 'quiet_to'],
    [{ quiet_from: null, quiet_to: '07:00' }, 'quiet_from'],
    [{ quiet_from: null }, 'quiet_to'],
    [{ quiet_from: '22:00', quiet_to: '7' }, 'quiet_to'],
  ])('one end of the quiet hours: %j', async (body, field) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toContain(field);
    expect((await mine()).preferences).toEqual(nothingChosen);
  });
});
