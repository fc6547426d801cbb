import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepHouse } from '../../../process/housekeeping.ts';
import { isLong } from '../../../test/long-form.ts';
import { goodPassword, signedInAdmin } from '../../../test/people.ts';
import { passMinutes as passMinutesOf } from '../../../test/pass-minutes.ts';
import type { PushReceiver } from '../../../test/push-receiver.ts';
import { startPushServer } from '../../../test/push-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { secondProcess, subscribedPerson, subscriptionsPath } from '../../../test/subscribed-people.ts';
import type { SubscribedPerson } from '../../../test/subscribed-people.ts';
import { sendDuePushes } from './push-sender.ts';

let server: TestServer;
let receiver: PushReceiver;
beforeEach(async () => {
  ({ server, receiver } = await startPushServer());
});
afterEach(async () => {
  await server.close();
  await receiver.close();
});

const send = () => sendDuePushes(server.services);

const passMinutes = (minutes: number, look: () => Promise<unknown> = send) =>
  passMinutesOf({ server, receiver }, minutes, look);

const choose = (token: string, body: unknown) => server.request('PUT', '/api/reminders/mine', { token, body });

describe('a reminder while the page is closed', () => {
  test('arrives in its minute, with its kinds, their words and nothing else, from the server whose key the page has', async () => {
    const { token, device } = await subscribedPerson(server, receiver);
    expect(await passMinutes(121)).toEqual([
      '09:30 posture',
      '10:00 water+posture',
      '10:30 mood+posture',
      '11:00 water+posture',
    ]);
    const [push] = receiver.pushes;
    expect(push).toMatchObject({
      device,
      text: '{"kinds":["posture"],"title":"Time to check your posture!","body":""}',
    });
    expect(push?.headers).toMatchObject({
      ttl: '600',
      urgency: 'low',
      topic: 'reminder',
      'content-encoding': 'aes128gcm',
    });
    expect(push?.claims).toMatchObject({ aud: receiver.origin, sub: 'https://wellness.example.org' });
    const { body } = await server.request('GET', '/api/push/key', { token });
    expect(push?.senderKey).toBe(body.key);
    expect(server.logLines().join()).not.toContain('/push/device');
  });

  test('follows the clock of the zone in which the device is', async () => {
    await subscribedPerson(server, receiver, 'Europe/Berlin');
    expect((await passMinutes(61)).join()).not.toContain('mood');
    // 16:00 in Berlin.
    server.clock.set('2026-11-18T14:59:00Z');
    await send();
    server.clock.set('2026-11-18T15:00:00Z');
    await send();
    expect(receiver.pushes.at(-1)?.text).toBe('{"kinds":["mood"],"title":"Time for a short check-in","body":""}');
  });

  test('missed while no server ran comes once, and what is long past does not', async () => {
    await subscribedPerson(server, receiver);
    await send();
    server.clock.advance({ hours: 4, minutes: 10 });
    expect(await passMinutes(20)).toEqual(['13:10 mood+water+posture']);
    server.clock.advance({ hours: 6 });
    expect(await passMinutes(1)).toEqual(['19:30 water+posture']);
  });
});

describe('many processes', () => {
  test('send each push exactly once', async () => {
    const other = await secondProcess(server);
    const people: SubscribedPerson[] = [];
    const count = isLong ? 60 : 6;
    for (let one = 0; one < count; one += 1) people.push(await subscribedPerson(server, receiver));
    const looks = () => Promise.all([send(), sendDuePushes(other.services), send(), sendDuePushes(other.services)]);
    await passMinutes(122, looks);
    await other.close();
    const expected = ['posture', 'water+posture', 'mood+posture', 'water+posture'];
    for (const { device } of people) {
      const got = receiver.pushes
        .filter((push) => push.device === device)
        .map(({ text }) => JSON.parse(text).kinds.join('+'));
      expect(got).toEqual(expected);
    }
    expect(receiver.pushes).toHaveLength(count * expected.length);
  });

  test('send it with no transaction open', async () => {
    await subscribedPerson(server, receiver);
    await send();
    server.clock.advance({ minutes: 30 });
    let isFree = false;
    const { db } = server.services;
    receiver.answer = () => {
      // Would fail on a row that the sender still held locked.
      void db
        .selectFrom('push_subscriptions')
        .selectAll()
        .forUpdate()
        .noWait()
        .execute()
        .then(() => (isFree = true));
      return undefined;
    };
    expect(await send()).toBe(1);
    await expect.poll(() => isFree).toBe(true);
  });
});

describe('the own choice', () => {
  test('off, own intervals and times are kept', async () => {
    const { token } = await subscribedPerson(server, receiver);
    await choose(token, { posture_on: false, water_interval_minutes: 20, mood_popup_2: '15:07' });
    expect(await passMinutes(41)).toEqual(['09:20 water', '09:37 mood', '09:40 water']);
  });

  test('quiet hours, a free weekend and a pause are silent', async () => {
    const { token } = await subscribedPerson(server, receiver);
    await choose(token, { quiet_from: '14:00', quiet_to: '15:45' });
    expect(await passMinutes(91)).toEqual(['10:30 mood+posture']);
    await choose(token, { quiet_from: null, quiet_to: null, paused_until: '2026-11-18T18:30:00Z' });
    server.clock.set('2026-11-18T18:25:00Z');
    expect(await passMinutes(30)).toEqual(['18:30 posture']);
    await choose(token, { weekends_on: false });
    server.services.config.sessionIdleMinutes = 100_000;
    server.clock.set('2026-11-20T18:30:00Z');
    await send();
    receiver.pushes.length = 0;
    server.clock.set('2026-11-21T12:00:00Z');
    expect(await passMinutes(60)).toEqual([]);
  });

  test('a snooze comes when it ends', async () => {
    const { token } = await subscribedPerson(server, receiver);
    await choose(token, { water_on: false });
    expect(await passMinutes(31)).toEqual(['09:30 posture']);
    await choose(token, { posture_snoozed_until: server.clock.now().toISOString().replace('09:31', '09:40') });
    expect(await passMinutes(60)).toEqual(['09:40 posture', '10:10 posture', '10:30 mood']);
  });

  test('new settings of the organisation count from now on, also where their times have passed', async () => {
    const admin = await signedInAdmin(server);
    await subscribedPerson(server, receiver);
    await passMinutes(20);
    const settings = {
      mood_popup_1: '10:00',
      mood_popup_2: '14:35',
      water_interval_minutes: 15,
      posture_interval_minutes: 10,
    };
    await server.request('POST', '/api/admin/reminder-settings', { token: admin.token, body: settings });
    expect(await passMinutes(12)).toEqual(['09:30 water+posture']);
  });
});

describe('an open page', () => {
  test('shows its reminders itself, and the push comes again when it is closed', async () => {
    const { token } = await subscribedPerson(server, receiver);
    const pageAsks = () => server.request('GET', '/api/reminders/mine?for=timer', { token });
    expect(await passMinutes(61, async () => [await pageAsks(), await send()])).toEqual([]);
    expect(await passMinutes(60)).toEqual(['10:30 mood+posture', '11:00 water+posture']);
  });

  test('without the timer, as the profile, takes none over', async () => {
    const { token } = await subscribedPerson(server, receiver);
    const profileAsks = () => server.request('GET', '/api/reminders/mine', { token });
    expect(await passMinutes(31, async () => [await profileAsks(), await send()])).toEqual(['09:30 posture']);
  });
});

test('a clock that was ten days ahead for a moment ends no reminder, and no open page is unseen', async () => {
  const { token } = await subscribedPerson(server, receiver);
  const pageAsks = () => server.request('GET', '/api/reminders/mine?for=timer', { token });
  server.clock.advance({ days: 10 });
  await pageAsks();
  await send();
  // In that moment, no way led to the push service.
  await server.services.db.updateTable('push_state').set({ reachable: false, asked_at: server.clock.now() }).execute();
  server.clock.advance({ days: -10 });
  await keepHouse(server.services);
  const sent = await passMinutes(91);
  expect(sent.filter((one) => one.includes('mood'))).toEqual([expect.stringMatching(/^10:30 /)]);
  expect(await passMinutes(61, async () => [await pageAsks(), await send()])).toEqual([]);
});

describe('nothing reaches a device', () => {
  const ways: [string, (person: { token: string; user: { id: string; email: string } }) => Promise<unknown>][] = [
    ['signed out', ({ token }) => server.request('POST', '/api/auth/logout', { token })],
    ['that has opted out', ({ token }) => server.request('DELETE', subscriptionsPath, { token })],
    [
      'whose person is disabled',
      async ({ user }) => {
        const { token } = await signedInAdmin(server);
        return server.request('PUT', `/api/admin/people/${user.id}/disabled`, { token, body: { disabled: true } });
      },
    ],
    [
      'signed out everywhere',
      async ({ user }) => {
        const { token } = await signedInAdmin(server);
        return server.request('DELETE', `/api/admin/people/${user.id}/sessions`, { token });
      },
    ],
    ['whose person is gone', ({ user }) => server.services.db.deleteFrom('users').where('id', '=', user.id).execute()],
    ['whose session was not used for too long', async () => server.clock.advance({ days: 15 })],
  ];

  test.each(ways)('%s', async (_name, end) => {
    const kept = await subscribedPerson(server, receiver);
    const ended = await subscribedPerson(server, receiver);
    await send();
    await end(ended);
    // The other one works on.
    const { db, now } = server.services;
    await db.updateTable('sessions').set({ last_used_at: now() }).where('user_id', '=', kept.user.id).execute();
    server.clock.advance({ minutes: 31 });
    await send();
    expect(new Set(receiver.pushes.map(({ device }) => device))).toEqual(new Set([kept.device]));
    expect(await db.selectFrom('push_subscriptions').select('user_id').execute()).toEqual([{ user_id: kept.user.id }]);
  });

  test('of another session than the one that opted in', async () => {
    const { token, user, device } = await subscribedPerson(server, receiver);
    const body = { email: user.email, password: goodPassword };
    const second = (await server.request('POST', '/api/auth/login', { body })).body.token;
    await server.request('POST', '/api/auth/logout', { token });
    expect((await server.request('GET', '/api/push/key', { token: second })).body.subscribed).toBe(false);
    await passMinutes(32);
    expect(receiver.pushes.filter((push) => push.device === device)).toEqual([]);
  });
});
