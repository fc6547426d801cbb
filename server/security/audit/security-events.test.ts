import { expect, it } from 'vitest';
import { registerPerson } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';
import { settleRefusals } from './refusal-counts.ts';
import { recordRefusal, recordSecurityEvent } from './security-events.ts';

const server = serverForAll();

const stored = () => server.services.db.selectFrom('security_events').selectAll().orderBy('id').execute();

it('an event says who, what and when, and goes back with the transaction of what it tells about', async () => {
  const { user } = await registerPerson(server);
  const { db, now } = server.services;
  const before = await stored();
  await recordSecurityEvent(server.services, { action: 'second_factor_added', personId: user.id });
  const broken = db.transaction().execute(async (transaction) => {
    await recordSecurityEvent({ db: transaction, now }, { action: 'second_factor_removed', personId: user.id });
    throw new Error('on purpose');
  });
  await expect(broken).rejects.toThrow('on purpose');
  expect((await stored()).slice(before.length)).toMatchObject([
    { action: 'second_factor_added', person_id: user.id, at: server.clock.now(), route: null, times: 1, detail: {} },
  ]);
});

it('a refusal that cannot be written down fails no call, and leaves a line for the operator', async () => {
  const { services } = server;
  const away = { ...services, db: services.db.withSchema('nowhere') };
  recordRefusal(away, { action: 'sign_in_failed' });
  await settleRefusals(away);
  expect(server.logLines().join('\n')).toContain('"evidence_not_recorded"');
});
