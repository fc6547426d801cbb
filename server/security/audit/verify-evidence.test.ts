import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '../../features/accounts/own/erase-accounts.ts';
import { eventDays } from '../../../domain/retention.ts';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';
import { findHead } from './evidence.queries.ts';
import { linkEvents } from './link-events.ts';
import { removeOldEvidence } from './remove-old-evidence.ts';
import { verifyEvidence, verifyMoment } from './verify-evidence.ts';
import type { Fault } from './verify-evidence.ts';

/** Who owns the tables, or has a copy of the database in hands, and wants something not to have happened. */

const server = serverForAll();
beforeAll(async () => {
  await fill();
});

const asOwner = (statement: string) => sql.raw(statement).execute(server.owner);
const faults = async (published = {}) => (await verifyEvidence(server.services, published)).faults;

/** Three thousand actions as the server stores them, in one go. */
async function fill(rows = 3000): Promise<void> {
  await server.services.db
    .insertInto('audit_events')
    .columns(['at', 'actor_id', 'action', 'person_id', 'detail'])
    .expression(
      sql`select ${server.clock.now()}::timestamptz, ${randomUUID()}::uuid, 'history_opened', gen_random_uuid(),
        jsonb_build_object('n', n::text) from generate_series(1, ${rows}::int) as n`,
    )
    .execute();
  await linkEvents(server.services);
}

/** What is found once the owner has done this; then it has not been done. */
async function faultsAfter(statement: string, options = {}): Promise<Fault[]> {
  const found: Fault[] = [];
  const done = server.owner.transaction().execute(async (db) => {
    await sql.raw(statement).execute(db);
    found.push(...(await verifyMoment({ db, cipher: server.services.cipher }, options)).faults);
    throw new Error('put back');
  });
  await expect(done).rejects.toThrow('put back');
  return found;
}

describe('ASVS 16.4.2, 11.4.3: of three thousand rows one that the owner has tampered with is found', () => {
  it('none is, where all is as it was written', async () => {
    expect(await verifyEvidence(server.services)).toMatchObject({ faults: [], rows: 3000, waiting: 0 });
  });

  it.each([
    ['another action', `update audit_events set action = 'account_enabled' where id = 2201`],
    ['another actor', `update audit_events set actor_id = gen_random_uuid() where id = 2201`],
    ['another person', `update audit_events set person_id = null where id = 2201`],
    ['a microsecond', `update audit_events set at = at + interval '1 microsecond' where id = 2201`],
    ['another detail', `update audit_events set detail = '{"n":"2202"}' where id = 2201`],
    ['no detail, as of someone erased', `update audit_events set detail = '{}', salt = null where id = 2201`],
    ['another call', `update audit_events set route = 'GET /api/mood' where id = 2201`],
    [
      'a link made anew without the key',
      `update audit_events set action = 'account_enabled' where id = 2201;
       update audit_links set hash = sha256(hash) where event_id = 2201`,
    ],
    [
      'the place of another one',
      `update audit_links set event_id = -1 where event_id = 2201;
       update audit_links set event_id = 2201 where event_id = 2900;
       update audit_links set event_id = 2900 where event_id = -1`,
    ],
  ])('changed: %s', async (_name, statement) => {
    const [found, ...more] = await faultsAfter(statement);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ kind: 'changed', source: 'action', row: statement.includes('-1') ? 2900 : 2201 });
  });

  const removal = 'delete from audit_events where id = 2201;';

  it('removed, alone or with its link', async () => {
    expect(await faultsAfter(removal)).toEqual([{ kind: 'removed', source: 'action', row: 2201 }]);
    expect(await faultsAfter(`${removal} delete from audit_links where event_id = 2201`)).toEqual([
      { kind: 'gap', source: 'action', seq: 2201 },
    ]);
  });

  it('removed, with the numbers behind it moved up, or with a truncation of no one in its place', async () => {
    const moved = `${removal} delete from audit_links where event_id = 2201;
      update audit_links set seq = -seq where seq > 2201; update audit_links set seq = -seq - 1 where seq < 0`;
    expect(await faultsAfter(moved)).toEqual([{ kind: 'changed', source: 'action', row: 2202 }]);
    const truncation = `insert into audit_stumps
        select source, seq, seq, hash, now(), hash from audit_links where event_id = 2201;
      ${removal} delete from audit_links where event_id = 2201`;
    expect(await faultsAfter(truncation)).toEqual([{ kind: 'truncation', source: 'action', seq: 2201 }]);
  });

  it('inserted between, around the trigger', async () => {
    const around = `alter table audit_events disable trigger audit_events_wait;
      insert into audit_events (at, actor_id, action)
        select at, gen_random_uuid(), 'account_enabled' from audit_events where id = 1500`;
    expect(await faultsAfter(around)).toEqual([{ kind: 'brought_in', source: 'action', row: expect.any(Number) }]);
  });

  it('cut off at the end, behind what was published', async () => {
    const cut = 'delete from audit_events where id > 2990; delete from audit_links where seq > 2990';
    const head = { source: 'action' as const, ...(await findHead(server.services.db, 'action')) };
    expect(await faultsAfter('select', { published: [head] })).toEqual([]);
    expect(await faultsAfter(cut)).toEqual([]);
    expect(await faultsAfter(cut, { published: [head] })).toEqual([
      { kind: 'tail', source: 'action', seq: 3000, last: 2990 },
    ]);
  });

  it('removed before it was linked', async () => {
    const insert = `insert into audit_events (at, actor_id, action) values (now(), gen_random_uuid(), 'account_disabled')`;
    expect(await faultsAfter(insert)).toEqual([]);
    expect(await faultsAfter(`${insert}; delete from audit_events where id > 3000`)).toEqual([
      { kind: 'lost', source: 'action', row: expect.any(Number) },
    ]);
  });

  it('and without the key nothing is called right', async () => {
    expect(await faultsAfter('delete from audit_secrets')).toEqual([{ kind: 'no_key' }]);
  });
});

describe('what is linked later', () => {
  beforeEach(() => asOwner('delete from audit_events; delete from audit_links; delete from audit_waiting'));

  it('ASVS 16.4.2: says so where it claims to be older than what was linked before it', async () => {
    await fill(20);
    await asOwner(`insert into audit_events (at, actor_id, action)
      select at - interval '30 days', gen_random_uuid(), 'account_enabled' from audit_events limit 1`);
    await linkEvents(server.services);
    expect(await faults()).toEqual([{ kind: 'late', source: 'action', row: expect.any(Number) }]);
  });

  it('ASVS 16.4.3: in place of a tail that was cut off has other hashes than those that were published', async () => {
    await fill(20);
    const head = { source: 'action' as const, ...(await findHead(server.services.db, 'action')) };
    await asOwner(`delete from audit_events where id in (select event_id from audit_links where seq > 10);
      delete from audit_links where seq > 10`);
    await fill(10);
    expect(await faults()).toEqual([]);
    expect(await faults({ published: [head] })).toEqual([{ kind: 'head', source: 'action', seq: 20 }]);
  });

  it('is linked once and in order, however many processes link at once', async () => {
    const insert = () =>
      server.services.db
        .insertInto('audit_events')
        .values({ at: server.clock.now(), actor_id: randomUUID(), action: 'account_disabled', person_id: null })
        .execute();
    await Promise.all(
      Array.from({ length: 60 }, async (_, place) => {
        await insert();
        if (place % 3 === 0) await linkEvents(server.services);
      }),
    );
    await linkEvents(server.services);
    expect(await verifyEvidence(server.services)).toMatchObject({ faults: [], rows: 60, waiting: 0 });
  });
});

const anew = () =>
  asOwner(`truncate users, audit_events, security_events, access_log, audit_links, audit_waiting, audit_stumps
    restart identity cascade`);

describe('an opening', () => {
  beforeEach(anew);

  it('ASVS 16.4.2: that an admin would rather not have made is found in both lists', async () => {
    const admin = await signedInAdmin(server);
    const { user } = await registerPerson(server);
    await server.request('GET', `/api/admin/employee-details/${user.id}`, { token: admin.token });
    await linkEvents(server.services);
    expect(await faults()).toEqual([]);
    await asOwner('update access_log set person_id = gen_random_uuid()');
    expect(await faults()).toEqual([{ kind: 'changed', source: 'opening', row: expect.any(Number) }]);
    await asOwner('delete from access_log; delete from audit_events where action = $$history_opened$$');
    expect((await faults()).map(({ kind }) => kind)).toEqual(['removed', 'removed']);
  });
});

describe('what is meant to go', () => {
  beforeEach(anew);

  const erase = () => eraseDueAccounts(server.services);

  async function eraseOne() {
    const { user, token, password } = await registerPerson(server);
    const admin = await signedInAdmin(server);
    const details = { name: 'Asha Devi' };
    await server.request('GET', `/api/admin/employee-details/${user.id}`, { token: admin.token });
    await server.request('PUT', `/api/admin/people/${user.id}/details`, { token: admin.token, body: details });
    await linkEvents(server.services);
    await server.request('POST', '/api/account/erasure', { token, body: { password } });
    server.clock.advance({ days: 7 });
    await erase();
    await linkEvents(server.services);
    return user.id;
  }

  it('goes with an erased account, and the chain holds', async () => {
    const id = await eraseOne();
    const rows = await server.services.db.selectFrom('audit_events').selectAll().where('person_id', '=', id).execute();
    expect(rows.map(({ action }) => action)).toContain('details_corrected');
    expect(rows.filter(({ salt, detail }) => salt !== null || Object.keys(detail).length > 0)).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('leaves a signed truncation after its year, and the chain holds from its first link to its last', async () => {
    await eraseOne();
    await fill(5);
    const before = await verifyEvidence(server.services);
    server.clock.advance({ days: eventDays + 1 });
    await registerPerson(server);
    await erase();
    const after = await verifyEvidence(server.services);
    expect(after.faults).toEqual([]);
    expect(after.removed).toBeGreaterThan(5);
    expect(after.heads.action).toEqual(before.heads.action);
    // Another year: truncations that touch become one.
    await fill(5);
    server.clock.advance({ days: eventDays + 1 });
    await erase();
    const truncations = await server.services.db.selectFrom('audit_stumps').select(['source', 'from_seq']).execute();
    expect(new Set(truncations.map(({ source, from_seq: from }) => `${source} ${from}`)).size).toBe(truncations.length);
    expect(await faults()).toEqual([]);
    await asOwner(`update audit_stumps set to_seq = to_seq + 1`);
    expect((await faults()).map(({ kind }) => kind)).toContain('truncation');
  });

  it('does not go before its year by the clock of the database, whatever the server says', async () => {
    await asOwner(`create or replace function evidence_clock() returns timestamptz language sql stable
      as $$ select pg_catalog.now() $$`);
    await fill(3);
    await expect(removeOldEvidence(server.services, new Date(Date.now() + 10 * 365 * 86_400_000))).rejects.toThrow(
      'not all of these are over',
    );
    expect(await verifyEvidence(server.services)).toMatchObject({ faults: [], rows: 3 });
  });

  it('nothing is forgotten of someone who is not erased', async () => {
    const { user } = await registerPerson(server);
    await expect(sql`select forget_evidence_about(${user.id}::uuid)`.execute(server.services.db)).rejects.toMatchObject(
      { code: 'EK011' },
    );
  });
});
