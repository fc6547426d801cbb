import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { endTheWait } from '../../../test/chosen-policy.ts';
import { goodPassword, registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { storeAssessment, storeMood } from '../../../test/stored-records.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { followComing } from './coming-policy.ts';

const server = serverForAll({ config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 } });
let admin: SignedInPerson;
let other: SignedInPerson;
let asha: SignedInPerson;

beforeEach(async () => {
  const tables = 'users, record_policies, coming_policy, access_log, audit_events, notices, attempts';
  await sql.raw(`truncate ${tables} cascade`).execute(server.owner);
  server.clock.set('2026-11-20T06:00:00Z');
  admin = await signedInAdmin(server);
  other = await signedInAdmin(server);
  asha = await registerPerson(server, { name: 'Asha Rani' });
});

const call = (method: string, path: string, body?: unknown, by = admin) =>
  server.request(method, `/api/${path}`, { token: by.token, body });

const choose = async (policy: RecordPolicy, by = admin) => {
  const { status, body, text } = await call('PUT', 'admin/record-policy', { policy, password: goodPassword }, by);
  expect(status, text).toBe(200);
  return body;
};

const policy = async () => (await server.request('GET', '/api/record-policy')).body;
const notices = async () => (await call('GET', 'notices', undefined, asha)).body;
const actions = async () =>
  (await server.owner.selectFrom('audit_events').select(['action', 'detail']).orderBy('id').execute())
    .filter(({ action }) => action.startsWith('policy_'))
    .map(({ action, detail }) => `${action} ${detail['policy']}`);

const record = (total: number) => storeAssessment(server.services, asha.user.id, { type: 'GAD-7', total });

/** As many minutes go by as a clock shows, seen every ten of them. */
async function pass({ days = 0, minutes = 0 }): Promise<void> {
  const all = days * 1440 + minutes;
  for (let gone = 0; gone < all; gone += 10) {
    server.clock.advance({ minutes: Math.min(10, all - gone) });
    await followComing(server.services);
  }
}

const from = '2026-11-27T06:00:00.000Z';

describe('a looser rule needs a week', () => {
  beforeEach(async () => {
    await record(1);
    await choose('never');
  });

  it('is announced to everyone, with its day, and holds seven days later, not a minute earlier', async () => {
    const by = { id: admin.user.id, name: 'Admin' };
    const chosen = await choose('consent');
    expect(chosen).toMatchObject({ policy: 'never', loosening_waits: true });
    expect(chosen.coming).toEqual({ policy: 'consent', from, at: '2026-11-20T06:00:00.000Z', by });
    const coming = { policy: 'consent', from };
    expect(await policy()).toMatchObject({ policy: 'never', coming });
    expect((await server.request('GET', '/api/who-can-see')).body).toMatchObject({ policy: 'never', coming });
    const [told, ...rest] = await notices();
    expect(rest).toEqual([]);
    expect(told).toMatchObject({
      kind: 'policy_announced',
      detail: { from: 'never', to: 'consent', day: '2026-11-27', time_zone: 'Asia/Kolkata' },
    });
    expect(told.text).toMatch(
      /^From 27 Nov 2026 \(Asia\/Kolkata\), not earlier, .* from ‘Never’ to ‘Only with consent’\./,
    );
    // The whole of it is read where one can, above the choice.
    expect(told.text).toMatch(/ You can say no to it below\.$/);

    await pass({ days: 7, minutes: -1 });
    expect(await policy()).toMatchObject({ policy: 'never', coming });
    await pass({ minutes: 1 });
    expect(await policy()).toMatchObject({ policy: 'consent', since: from, coming: null });
    expect((await notices()).map(({ kind }: { kind: string }) => kind)).toEqual(['policy_loosened']);
    expect(await actions()).toEqual(['policy_tightened never', 'policy_announced consent', 'policy_loosened consent']);
  });

  it('leaves what was recorded before it takes effect under the stricter rule', async () => {
    await choose('open');
    server.clock.advance({ minutes: 5 });
    await record(2);
    await endTheWait(server);
    server.clock.advance({ minutes: 5 });
    await record(3);
    await storeMood(server.services, asha.user.id, { mood: 'calm' });
    const { body } = await call('GET', `admin/employee-details/${asha.user.id}`);
    expect(body.assessments.map(({ score }: { score: number }) => score)).toEqual([3]);
    expect(body.moods).toHaveLength(1);
    expect((await policy()).older).toEqual([{ made_until: '2026-11-20T06:05:00.000Z', policy: 'never' }]);
  });

  it('can be called off until then by any admin, and everyone who was told is told of that', async () => {
    await choose('open');
    const [announced] = await notices();
    await call('POST', `notices/${announced.id}/seen`, undefined, asha);
    expect(await choose('never', other)).toMatchObject({ policy: 'never', coming: null });
    await endTheWait(server);
    expect(await policy()).toMatchObject({ policy: 'never', coming: null });
    const told = await notices();
    expect(told).toMatchObject([{ kind: 'policy_called_off' }]);
    expect(told[0].text).toBe(
      'The setting for your record won’t change to ‘Open’, as was announced. That was called off.',
    );
    expect((await actions()).at(-1)).toBe('policy_called_off open');
  });

  it('is called off by a tightening, which holds at once', async () => {
    await choose('consent');
    await endTheWait(server);
    await choose('open');
    server.clock.advance({ minutes: 1 });
    expect(await choose('never')).toMatchObject({ policy: 'never', coming: null });
    await endTheWait(server);
    expect(await policy()).toMatchObject({ policy: 'never' });
  });

  it('waits anew where another one takes its place, and not where it is chosen once more', async () => {
    await choose('open');
    await pass({ days: 1 });
    expect(await choose('open', other)).toMatchObject({ coming: { policy: 'open', from, by: { id: admin.user.id } } });
    expect(await choose('consent')).toMatchObject({ coming: { policy: 'consent', from: '2026-11-28T06:00:00.000Z' } });
    expect(await notices()).toMatchObject([{ kind: 'policy_announced', detail: { to: 'consent' } }]);
    await endTheWait(server);
    expect(await policy()).toMatchObject({ policy: 'consent' });
  });

  it('waits as well where it goes from consent to a reason, and from a reason to open', async () => {
    await choose('consent');
    await endTheWait(server);
    expect(await choose('reason')).toMatchObject({ policy: 'consent', coming: { policy: 'reason' } });
    await endTheWait(server);
    expect(await choose('open')).toMatchObject({ policy: 'reason', coming: { policy: 'open' } });
  });

  it('is called off where the admin who announced it no longer is one', async () => {
    await choose('open');
    const disabled_at = server.clock.now();
    await server.owner.updateTable('users').set({ disabled_at }).where('id', '=', admin.user.id).execute();
    await followComing(server.services);
    expect(await policy()).toMatchObject({ policy: 'never', coming: null });
    expect(await notices()).toMatchObject([{ kind: 'policy_called_off' }]);
    // They did not call it off themselves.
    expect((await actions()).at(-1)).toBe('policy_lapsed open');
  });

  it('comes into force once, whichever of many processes sees it', async () => {
    await choose('open');
    const due = server.clock.now();
    await server.owner.updateTable('coming_policy').set({ holds_from: due }).execute();
    await Promise.all(Array.from({ length: 8 }, () => followComing(server.services)));
    expect((await actions()).filter((action) => action.startsWith('policy_loosened'))).toHaveLength(1);
    expect((await call('GET', 'admin/record-policy')).body.changes).toHaveLength(2);
  });
});

describe('trust 6: a clock that jumps', () => {
  beforeEach(async () => {
    await record(1);
    await choose('never');
    await choose('open');
  });

  it('brings nothing into force early, and what comes after it waits on', async () => {
    await pass({ minutes: 60 });
    server.clock.advance({ days: 365 });
    await followComing(server.services);
    expect(await policy()).toMatchObject({ policy: 'never', coming: { from: '2027-11-27T06:00:00.000Z' } });
    server.clock.advance({ days: -365 });
    await followComing(server.services);
    expect(await policy()).toMatchObject({ policy: 'never', coming: { from } });
  });

  it('and a server that stood for two days, when nobody could read of it, adds them', async () => {
    server.clock.advance({ days: 2 });
    // Said before the first look of the process that has started.
    expect(await policy()).toMatchObject({ coming: { from: '2026-11-29T06:00:00.000Z' } });
    await followComing(server.services);
    await pass({ minutes: 60 });
    expect(await policy()).toMatchObject({ policy: 'never', coming: { from: '2026-11-29T06:00:00.000Z' } });
  });
});

describe('where nobody has recorded anything', () => {
  it('a looser rule holds at once', async () => {
    expect(await choose('never')).toMatchObject({ loosening_waits: false });
    expect(await choose('open')).toMatchObject({ policy: 'open', coming: null });
    expect(await actions()).toEqual(['policy_tightened never', 'policy_loosened open']);
    expect(await notices()).toMatchObject([{ kind: 'policy_loosened' }]);
  });

  it.each(['a mood', 'a result'])('%s is enough that it waits', async (what) => {
    await (what === 'a mood' ? storeMood(server.services, asha.user.id, { mood: 'calm' }) : record(1));
    await choose('never');
    expect(await choose('reason')).toMatchObject({ policy: 'never', coming: { policy: 'reason' } });
  });
});
