import { beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { registerPerson, signedInCounsellor } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { tellOverdue } from './tell-overdue.ts';

const server = serverForAll({
  now: new Date('2026-11-02T06:00:00Z'),
  config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760, callBackHours: 24 },
});
let kavita: SignedInPerson;
let asha: SignedInPerson;

beforeEach(async () => {
  server.clock.set('2026-11-02T06:00:00Z');
  await server.services.db.deleteFrom('users').execute();
  kavita = await signedInCounsellor(server, { name: 'Kavita' });
  await forgetAdmins();
  asha = await registerPerson(server, { name: 'Marked Name' });
});

/** Who has made the counsellors. */
const forgetAdmins = () => server.services.db.deleteFrom('users').where('role', '=', 'admin').execute();

const call = (method: string, path: string, { token }: SignedInPerson, body?: unknown) =>
  server.request(method, `/api/${path}`, { token, body });

describe('the hours in which a counsellor calls', () => {
  it('are stated by the counsellor, and shown to people who ask for a call', async () => {
    const hours = [
      { weekday: 1, from: '10:00', to: '16:00' },
      { weekday: 5, from: '14:30', to: '18:00' },
    ];
    expect((await call('GET', 'counsellor/hours', kavita)).body).toEqual({ hours: [], time_zone: 'Asia/Kolkata' });
    expect((await call('PUT', 'counsellor/hours', kavita, { hours })).body.hours).toEqual(hours);
    expect((await call('GET', 'call-back', asha)).body).toMatchObject({
      hours: hours.map((day) => ({ ...day, counsellor: kavita.user.id })),
      time_zone: 'Asia/Kolkata',
    });
    expect((await call('PUT', 'counsellor/hours', kavita, { hours: [] })).body.hours).toEqual([]);
    expect((await call('GET', 'counsellor/hours', asha)).status).toBe(403);
  });

  it('that are saved in several tabs at once are those of one of them, and none is told of a fault', async () => {
    const saves = [1, 2, 1, 2, 1, 2].map((weekday, place) => [{ weekday, from: '10:00', to: `1${place + 1}:00` }]);
    const replies = await Promise.all(saves.map((hours) => call('PUT', 'counsellor/hours', kavita, { hours })));
    expect(replies.map(({ status }) => status)).toEqual(saves.map(() => 200));
    expect(saves).toContainEqual((await call('GET', 'counsellor/hours', kavita)).body.hours);
  });

  it.each([
    [[{ weekday: 0, from: '10:00', to: '16:00' }]],
    [[{ weekday: 8, from: '10:00', to: '16:00' }]],
    [[{ weekday: 1, from: '16:00', to: '10:00' }]],
    [[{ weekday: 1, from: '10:00', to: '24:00' }]],
    [
      [
        { weekday: 1, from: '10:00', to: '11:00' },
        { weekday: 1, from: '12:00', to: '13:00' },
      ],
    ],
    ['x'],
  ])('are refused where they make no sense: %j', async (hours) => {
    expect((await call('PUT', 'counsellor/hours', kavita, { hours })).status).toBe(400);
  });
});

describe('a request that is overdue', () => {
  const wish = { consent: true, phone: '+91 71111 54321', preferred_time: 'marked time', note: 'marked note' };

  async function look(): Promise<OutgoingMail[]> {
    await Promise.all([tellOverdue(server.services), tellOverdue(server.services)]);
    return sendOtherMails(server);
  }

  it('is told by mail to those it names, without content, at most once a day', async () => {
    await call('POST', 'call-back', asha, wish);
    await sendOtherMails(server);
    server.clock.set('2026-11-03T06:00:00Z');
    expect(await look()).toEqual([]);
    server.clock.set('2026-11-03T06:00:01Z');
    const [mail, ...more] = await look();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: kavita.user.email, subject: 'Evenkeel: someone is waiting for a call' });
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Marked|marked|71111/);
    expect(mail?.text).toContain('more than a day ago');
    server.clock.set('2026-11-03T18:00:00Z');
    expect(await look()).toEqual([]);
    // Midnight in Kolkata.
    server.clock.set('2026-11-03T18:30:00Z');
    expect(await look()).toHaveLength(1);
    const ravi = await signedInCounsellor(server, { name: 'Ravi' });
    await forgetAdmins();
    // A counsellor who has come since is told once the person agrees, and no one once it is taken up.
    await call('PUT', `call-back/counsellors/${ravi.user.id}`, asha, { agree: true });
    await sendOtherMails(server);
    expect((await look()).map(({ to }) => to)).toEqual([ravi.user.email]);
    const [{ id }] = (await call('GET', 'counsellor/requests', kavita)).body;
    await call('POST', `counsellor/requests/${id}/taken`, kavita, {});
    server.clock.advance({ days: 3 });
    expect(await look()).toEqual([]);
  });

  it('is told to no one where it was withdrawn', async () => {
    await call('POST', 'call-back', asha, wish);
    await call('DELETE', 'call-back', asha);
    server.clock.advance({ days: 3 });
    expect(await look()).toEqual([]);
  });
});
