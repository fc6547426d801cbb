import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { passMinutes as passMinutesOf } from '../../../test/pass-minutes.ts';
import type { PushReceiver } from '../../../test/push-receiver.ts';
import { startPushServer } from '../../../test/push-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { subscribedPerson } from '../../../test/subscribed-people.ts';
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

const passMinutes = (minutes: number) => passMinutesOf({ server, receiver }, minutes, send);

describe('a push service', () => {
  test.each([404, 410])('that answers %s has ended the subscription', async (status) => {
    const { token } = await subscribedPerson(server, receiver);
    receiver.answer = () => status;
    await passMinutes(31);
    expect((await server.request('GET', '/api/push/key', { token })).body.subscribed).toBe(false);
    receiver.answer = () => undefined;
    expect(await passMinutes(60)).toEqual([]);
  });

  test('that refuses is asked again after 1, 2, 4 ... minutes, and what was missed comes once', async () => {
    await subscribedPerson(server, receiver);
    const asked: string[] = [];
    receiver.answer = () => {
      asked.push(server.clock.now().toISOString().slice(11, 16));
      return 503;
    };
    await passMinutes(50);
    expect(asked).toEqual(['09:30', '09:31', '09:33', '09:37', '09:45']);
    receiver.answer = () => undefined;
    expect(await passMinutes(30)).toEqual(['10:01 water+posture']);
  });

  test('that refuses is asked again also where what the person wants was changed meanwhile', async () => {
    const { token } = await subscribedPerson(server, receiver);
    receiver.answer = () => 503;
    await passMinutes(32);
    await server.request('PUT', '/api/reminders/mine', { token, body: { water_interval_minutes: 200 } });
    receiver.answer = () => undefined;
    expect(await passMinutes(10)).toEqual(['09:33 posture']);
  });

  test('that no one has reached for weeks keeps no one from changing reminders', async () => {
    const { token } = await subscribedPerson(server, receiver);
    const waits = { failures: 1200, look_at: new Date(server.clock.now().getTime() + 1_800_000) };
    await server.services.db.updateTable('push_subscriptions').set(waits).execute();
    const answer = await server.request('PUT', '/api/reminders/mine', { token, body: { water_on: false } });
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
  });

  test('that always refuses is left in peace in the end', async () => {
    const { token } = await subscribedPerson(server, receiver);
    let asked = 0;
    receiver.answer = () => {
      asked += 1;
      return 403;
    };
    await passMinutes(12 * 60 - 5);
    expect(asked).toBe(10);
    const { body } = await server.request('GET', '/api/push/key', { token });
    expect(body.subscribed).toBe(false);
  });

  test('that takes a message and hangs up does not get it twice', async () => {
    await subscribedPerson(server, receiver);
    const asked: string[] = [];
    receiver.answer = () => {
      asked.push(server.clock.now().toISOString().slice(11, 16));
      return 0;
    };
    await passMinutes(61);
    expect(asked).toEqual(['09:30', '10:00']);
  });

  test('that points elsewhere is not followed', async () => {
    await subscribedPerson(server, receiver);
    const asked: string[] = [];
    receiver.answer = (device) => {
      asked.push(device);
      return 307;
    };
    await passMinutes(31);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^device-/);
  });
});

test('without a way out it stays off, says so once, and catches up once', async () => {
  const { token } = await subscribedPerson(server, receiver);
  const state = async () => (await server.request('GET', '/api/push/key', { token })).body;
  expect(await state()).toMatchObject({ available: true, subscribed: true });
  await receiver.close();
  expect(await passMinutes(65)).toEqual([]);
  expect(await state()).toMatchObject({ available: false, subscribed: true });
  const lines = server.logLines();
  expect(lines.filter((line) => line.includes('"push_unreachable"'))).toHaveLength(1);

  await receiver.reopen();
  expect(await passMinutes(20)).toHaveLength(1);
  expect(await state()).toMatchObject({ available: true });
  expect(server.logLines().filter((line) => line.includes('"push_reachable"'))).toHaveLength(1);
});
