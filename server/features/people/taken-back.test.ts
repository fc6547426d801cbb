import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../../domain/contract/people.ts';
import { registerPerson, signedInAdmin, signInAgain } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { sendOtherMails } from '../../test/sent-mails.ts';
import { storePerson } from '../../test/stored-records.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();
let angry: SignedInPerson;
let other: SignedInPerson;

beforeEach(async () => {
  server.clock.set('2026-11-20T06:00:00Z');
  await server.services.db.deleteFrom('users').execute();
  await server.owner.deleteFrom('audit_events').execute();
  angry = await signedInAdmin(server);
  other = await signedInAdmin(server);
});

async function call(method: string, path: string, body?: unknown, { token } = angry) {
  const answer = await server.request(method, `/api/admin/${path}`, { token, body });
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(200);
  return answer;
}

const store = (name: string) => storePerson(server.services, { name });
const disable = (id: string, by = angry) => call('PUT', `people/${id}/disabled`, { disabled: true }, by);
const mark = (id: string, day: string, by = angry) => call('PUT', `people/${id}/leaving`, { left_on: day }, by);
const takeBack = (body: object) => server.request('POST', '/api/admin/people/taken-back', { token: other.token, body });

/** The names that are listed, with what the list says was done. */
async function listed(query: string): Promise<Record<string, string[]>> {
  const { body } = await call('GET', `people?${query}`, undefined, other);
  const entry = ({ name, changes }: { name: string; changes: { kind: string }[] }) => [
    name,
    changes.map(({ kind }) => kind),
  ];
  return Object.fromEntries(body.map(entry));
}

describe('those disabled or marked as leaving', () => {
  it('are listed with what was done, when and by whom, those who have left too, and no one else', async () => {
    const [asha, bina, chitra] = [await store('Asha'), await store('Bina'), await store('Chitra')];
    await store('Devi');
    await disable(asha);
    await mark(bina, '2026-12-24');
    await mark(chitra, '2026-11-19');
    const { body, headers } = await call('GET', 'people?changed=any', undefined, other);
    const at = '2026-11-20T06:00:00.000Z';
    const by = { id: angry.user.id, name: angry.user.name };
    expect(body).toMatchObject([
      { id: asha, disabled: true, changes: [{ kind: 'disabled', at, by, left_on: null }] },
      { id: bina, disabled: false, changes: [{ kind: 'leaving', at, by, left_on: '2026-12-24' }] },
      { id: chitra, changes: [{ kind: 'leaving', at, by, left_on: '2026-11-19' }] },
    ]);
    expect(headers.get('X-Total-Count')).toBe('3');
    expect(await listed('changed=leaving&left=yes')).toEqual({ Chitra: ['leaving'] });
    const [devi] = (await call('GET', 'people?q=devi', undefined, other)).body;
    expect(devi).not.toHaveProperty('changes');
  });

  it('are filtered by what was done, by days of the organisation, both included, and by who did it last', async () => {
    const [asha, bina] = [await store('Asha'), await store('Bina')];
    // 23:59 in Kolkata.
    server.clock.set('2026-11-18T18:29:00Z');
    await signInAgain(server, other);
    await signInAgain(server, angry);
    await disable(asha, other);
    await mark(bina, '2026-12-24', other);
    server.clock.set('2026-11-18T18:30:00Z');
    await mark(bina, '2026-12-25');
    await disable(bina);
    expect(await listed('changed=disabled')).toEqual({ Asha: ['disabled'], Bina: ['disabled'] });
    expect(await listed('changed=any&to=2026-11-18')).toEqual({ Asha: ['disabled'] });
    // The list is asked for while a year is typed.
    const all = { Asha: ['disabled'], Bina: ['disabled', 'leaving'] };
    expect(await listed('changed=any&from=0001-01-01&to=9999-12-31')).toEqual(all);
    expect(await listed('changed=any&to=0020-11-18')).toEqual({});
    expect(await listed('changed=any&from=2026-11-19&to=2026-11-19')).toEqual({ Bina: ['disabled', 'leaving'] });
    expect(await listed('changed=leaving&from=2026-11-20')).toEqual({});
    expect(await listed(`changed=any&by=${other.user.id}`)).toEqual({ Asha: ['disabled'] });
    expect(await listed(`changed=leaving&by=${angry.user.id}`)).toEqual({ Bina: ['leaving'] });
    expect(await listed('changed=any&by=nobody')).toEqual({});
    for (const [query, field] of [
      ['changed=all', 'changed'],
      ['changed=any&from=2026-11-31', 'from'],
      ['changed=any&from=2026-11-20&to=2026-11-19', 'to'],
    ] as const) {
      const refused = await server.request('GET', `/api/admin/people?${query}`, { token: other.token });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('who was enabled meanwhile and disabled again counts from the last time', async () => {
    const asha = await store('Asha');
    await disable(asha);
    await call('PUT', `people/${asha}/disabled`, { disabled: false }, other);
    expect(await listed('changed=any')).toEqual({});
    server.clock.advance({ minutes: 10 });
    await disable(asha, other);
    expect(await listed(`changed=any&by=${angry.user.id}`)).toEqual({});
    expect(await listed(`changed=any&by=${other.user.id}`)).toEqual({ Asha: ['disabled'] });
  });
});

describe('taken back together', () => {
  it('they may sign in and work here again, each noted, and those who were to leave are mailed', async () => {
    const asha = await registerPerson(server, { name: 'Asha' });
    const [bina, chitra, devi] = [await store('Bina'), await store('Chitra'), await store('Devi')];
    await disable(asha.user.id);
    await mark(bina, '2026-12-24');
    await disable(bina);
    await mark(chitra, '2026-11-19');
    await sendOtherMails(server);
    await server.owner.deleteFrom('audit_events').execute();
    // Bina stays disabled, and Devi is neither.
    const answer = await takeBack({
      disabled: [asha.user.id.toUpperCase(), devi, asha.user.id, 'x'],
      leaving: [bina, chitra, devi],
    });
    expect([answer.status, answer.body]).toEqual([200, { disabled: 1, leaving: 2 }]);
    expect(await listed('changed=any')).toEqual({ Bina: ['disabled'] });
    const { body: events } = await call('GET', 'audit-events', undefined, other);
    const said = events.map(({ action, actor, person }: AuditEvent) => `${action} by ${actor.id} of ${person?.id}`);
    expect(said).toHaveLength(3);
    for (const [action, id] of [
      ['account_enabled', asha.user.id],
      ['leaving_withdrawn', bina],
      ['leaving_withdrawn', chitra],
    ])
      expect(said).toContain(`${action} by ${other.user.id} of ${id}`);
    // Someone who stays disabled is mailed nothing.
    expect(await sendOtherMails(server)).toHaveLength(1);
    await signInAgain(server, asha);
    expect((await server.request('GET', '/api/auth/me', { token: asha.token })).status).toBe(200);
    expect((await takeBack({ disabled: [asha.user.id], leaving: [chitra] })).body).toEqual({ disabled: 0, leaving: 0 });
  });

  it('at most 200 of a kind, with the password, by an admin alone', async () => {
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    expect((await takeBack({ disabled: ids, leaving: ids })).body).toEqual({ disabled: 0, leaving: 0 });
    expect((await takeBack({ disabled: [...ids, ids[0]], leaving: [] })).status).toBe(400);
    expect((await takeBack({ disabled: [] })).status).toBe(400);
    const asha = await registerPerson(server);
    const body = { disabled: [], leaving: [] };
    const refused = await server.request('POST', '/api/admin/people/taken-back', { token: asha.token, body });
    expect(refused.status).toBe(403);
    server.clock.advance({ minutes: 16 });
    expect((await takeBack(body)).body.code).toBe('password_needed');
  });
});
