import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { keepHouse } from '../../../process/housekeeping.ts';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import { startPushReceiver } from '../../../test/push-receiver.ts';
import type { PushReceiver } from '../../../test/push-receiver.ts';
import { storeAssessment } from '../../../test/stored-records.ts';
import { subscribedPerson } from '../../../test/subscribed-people.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { remindToCheckIn } from './remind-to-check-in.ts';

let server: TestServer;
let receiver: PushReceiver;
let asha: SignedInPerson;

beforeAll(async () => {
  receiver = await startPushReceiver();
  server = await startTestServer({
    now: new Date('2026-11-02T06:00:00Z'),
    config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760, pushHosts: [receiver.origin] },
  });
});

afterAll(async () => {
  await server.close();
  await receiver.close();
});

beforeEach(async () => {
  // A Monday, 11:30 in Kolkata.
  server.clock.set('2026-11-02T06:00:00Z');
  await server.services.db.deleteFrom('users').execute();
  asha = await registerPerson(server);
});

const call = async (method: string, path: string, body?: unknown) =>
  (await server.request(method, `/api/${path}`, { token: asha.token, body })).body;

const wish = (body: unknown) => call('PUT', 'check-ins/mine', body);

const answerNow = () => storeAssessment(server.services, asha.user.id, { type: 'GAD-7', total: 12 });

/** Looks as two processes do at once, and sends what is due. Returns the mails. */
async function look(): Promise<OutgoingMail[]> {
  await Promise.all([remindToCheckIn(server.services), remindToCheckIn(server.services)]);
  return sendOtherMails(server);
}

describe('a mail that reminds to check in again', () => {
  it('comes two weeks after a questionnaire, once, and names no health matter', async () => {
    expect(await call('GET', 'check-ins/mine')).toEqual({ in_bar: false, by_push: false, by_mail: false, due: [] });
    await answerNow();
    expect(await wish({ by_mail: true })).toEqual({ in_bar: false, by_push: false, by_mail: true, due: [] });
    expect(await look()).toEqual([]);
    server.clock.set('2026-11-16T05:59:59Z');
    expect(await look()).toEqual([]);
    server.clock.set('2026-11-16T06:00:00Z');
    const [mail, ...more] = await look();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: asha.user.email, subject: 'Evenkeel: your reminder' });
    expect(mail?.text).toMatch(/^You asked us to remind you\.\n\nhttp\S+\n\nYou can turn these emails off/);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(
      /GAD|PHQ|anxi|depress|mood|mental|health|questionnaire|score/i,
    );
    server.clock.advance({ days: 30 });
    expect(await look()).toEqual([]);
    // The next questionnaire is another matter.
    await answerNow();
    server.clock.advance({ days: 14 });
    expect(await look()).toHaveLength(1);
  });

  it('comes also after a clock that was a year ahead for a moment', async () => {
    await wish({ by_mail: true });
    server.clock.advance({ days: 365 });
    for (const by_mail of [false, true]) await wish({ by_mail });
    await look();
    server.clock.advance({ days: -365 });
    await keepHouse(server.services);
    await answerNow();
    server.clock.advance({ days: 14 });
    expect(await look()).toHaveLength(1);
  });

  it('does not come to someone who has not asked, asked to stop, answered again or left', async () => {
    await answerNow();
    server.clock.advance({ days: 14 });
    expect(await look()).toEqual([]);
    await wish({ by_mail: true });
    await answerNow();
    server.clock.advance({ days: 7 });
    await answerNow();
    server.clock.advance({ days: 7 });
    expect(await look()).toEqual([]);
    await wish({ by_mail: false });
    server.clock.advance({ days: 7 });
    expect(await look()).toEqual([]);
    await wish({ by_mail: true });
    await answerNow();
    const admin = await signedInAdmin(server);
    server.clock.advance({ days: 14 });
    const today = server.clock.now().toISOString().slice(0, 10);
    const fresh = (await call('POST', 'auth/login', { email: admin.user.email, password: admin.password })).token;
    await server.request('PUT', `/api/admin/people/${asha.user.id}/leaving`, {
      token: fresh,
      body: { left_on: today },
    });
    expect((await look()).map(({ subject }) => subject)).toEqual(['Evenkeel: your record, to keep']);
  });

  it('does not catch up on what is long past when someone begins to want it', async () => {
    await answerNow();
    server.clock.advance({ days: 60 });
    await wish({ by_mail: true, in_bar: true });
    expect(await look()).toEqual([]);
    expect((await call('GET', 'check-ins/mine')).due).toEqual([]);
  });

  it('does not catch up in the bar either, for someone who has had mails so far', async () => {
    await wish({ by_mail: true });
    await answerNow();
    server.clock.advance({ days: 60 });
    expect((await wish({ in_bar: true })).due).toEqual([]);
    await answerNow();
    server.clock.advance({ days: 14 });
    expect((await call('GET', 'check-ins/mine')).due).toEqual(['GAD-7']);
  });

  it('comes in time for what was answered without a connection and sent later, too', async () => {
    await wish({ by_mail: true });
    server.clock.advance({ days: 13 });
    expect(await look()).toEqual([]);
    const taken = { type: 'GAD-7', total: 12, at: '2026-11-03T06:00:00Z' } as const;
    await storeAssessment(server.services, asha.user.id, taken);
    server.clock.set('2026-11-17T06:00:00Z');
    expect(await look()).toHaveLength(1);
  });

  it('waits for the end of quiet hours, of a free weekend and of a pause', async () => {
    await wish({ by_mail: true });
    await answerNow();
    await call('PUT', 'reminders/mine', { quiet_from: '11:00', quiet_to: '13:00' });
    server.clock.set('2026-11-16T06:00:00Z');
    expect(await look()).toEqual([]);
    server.clock.set('2026-11-16T07:29:00Z');
    expect(await look()).toEqual([]);
    server.clock.set('2026-11-16T07:30:00Z');
    expect(await look()).toHaveLength(1);
  });
});

describe('the bar', () => {
  it('reminds until it is closed, and again after the next questionnaire', async () => {
    await wish({ in_bar: true });
    await answerNow();
    server.clock.advance({ days: 14 });
    expect((await call('GET', 'check-ins/mine')).due).toEqual(['GAD-7']);
    expect((await call('POST', 'check-ins/closed')).due).toEqual([]);
    expect((await call('GET', 'check-ins/mine')).due).toEqual([]);
    await answerNow();
    server.clock.advance({ days: 14 });
    expect((await call('GET', 'check-ins/mine')).due).toEqual(['GAD-7']);
    await call('PUT', 'reminders/mine', { paused_until: '2026-12-31T00:00:00.000Z' });
    expect((await call('GET', 'check-ins/mine')).due).toEqual([]);
  });
});

describe('a notification', () => {
  it('says on each device that it was asked for, once, and no more than that', async () => {
    asha = await subscribedPerson(server, receiver);
    await wish({ by_push: true });
    await answerNow();
    server.clock.advance({ days: 14 });
    expect(await look()).toEqual([]);
    expect(receiver.pushes.map(({ text }) => JSON.parse(text))).toEqual([
      { kinds: [], title: 'Evenkeel', body: 'You asked us to remind you.' },
    ]);
    // With another topic than water's, which would take its place at the push service.
    expect(receiver.pushes[0]?.headers).toMatchObject({ ttl: '86400', topic: 'asked-for' });
    await look();
    expect(receiver.pushes).toHaveLength(1);
  });

  it('comes to everyone whose time it is, also beside a device that nothing can be encrypted for', async () => {
    const before = receiver.pushes.length;
    for (const isBroken of [true, false, true]) {
      asha = await subscribedPerson(server, receiver);
      await wish({ by_push: true });
      await answerNow();
      const own = server.services.db.updateTable('push_subscriptions').where('user_id', '=', asha.user.id);
      if (isBroken) await own.set({ auth: 'AA' }).execute();
    }
    server.clock.advance({ days: 14 });
    await look();
    expect(receiver.pushes.length - before).toBe(1);
  });
});

it('two switches at the same moment both count, the first two of a person and later ones', async () => {
  for (const isOn of [true, false, true, false]) {
    await Promise.all([wish({ in_bar: isOn }), wish({ by_push: isOn }), wish({ by_mail: isOn })]);
    expect(await call('GET', 'check-ins/mine')).toMatchObject({ in_bar: isOn, by_push: isOn, by_mail: isOn });
  }
});
