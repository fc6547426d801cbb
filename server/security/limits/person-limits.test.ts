import { beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import { personLimitMinutes, personLimits } from '../../../domain/person-limits.ts';
import type { PersonLimit } from '../../../domain/person-limits.ts';
import { callName } from '../../../domain/contract/endpoint.ts';
import { registerPerson, signedInAdmin, signedInCounsellor } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { serverForAll } from '../../test/test-server.ts';
import type { TestAnswer } from '../../test/calls-to.ts';
import { PersonLimitCounts, personLimitsOf } from './person-limits.ts';
import { isLong } from '../../test/long-form.ts';

const server = serverForAll({ config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 } });
beforeEach(async () => {
  await server.services.db.deleteFrom('attempts').execute();
});

const kinds = Object.keys(personLimits) as PersonLimit[];
const limited = allEndpoints.flatMap(({ limit, ...endpoint }) => (limit ? [{ ...endpoint, limit }] : []));

const counts = () => new PersonLimitCounts(server.services);
const attempts = () => server.services.db.selectFrom('attempts').selectAll().execute();

/** Counts until it is refused; returns how many were not. */
async function countUntilRefused(limits: PersonLimitCounts, kind: PersonLimit, subject = 'one'): Promise<number> {
  for (let count = 0; ; count += 1) {
    try {
      await limits.count(kind, subject);
    } catch {
      return count;
    }
  }
}

describe('ASVS 2.3.2: what one person may do in an hour', () => {
  it.each(kinds)('%s: as many as the table says, and not one more', async (kind) => {
    const limits = counts();
    expect(await countUntilRefused(limits, kind)).toBe(personLimits[kind]);
    expect(await countUntilRefused(limits, kind)).toBe(0);
    expect(await countUntilRefused(limits, kind, 'another')).toBe(personLimits[kind]);
  });

  it('is free again when an hour has passed since the last tenth was given out', async () => {
    const limits = counts();
    await countUntilRefused(limits, 'call-backs');
    server.clock.advance({ minutes: personLimitMinutes, seconds: -1 });
    expect(await countUntilRefused(limits, 'call-backs')).toBe(0);
    server.clock.advance({ seconds: 1 });
    expect(await countUntilRefused(limits, 'call-backs')).toBe(personLimits['call-backs']);
  });

  it('is no more when the calls come at once', async () => {
    const limits = counts();
    const settled = await Promise.allSettled(
      Array.from({ length: personLimits['call-backs'] + 50 }, async () => limits.count('call-backs', 'one')),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(personLimits['call-backs']);
  });

  it('is shared by all processes, but for the tenth that each gives by itself', async () => {
    const processes = [counts(), counts(), counts()];
    let count = 0;
    for (const one of processes) count += await countUntilRefused(one, 'reports');
    expect(count).toBe(personLimits.reports * 1.2);
  });

  it('costs no statement in the first tenth, and one for each further tenth', async () => {
    const limits = counts();
    for (let time = 0; time < personLimits.moods / 10; time += 1) expect(limits.count('moods', 'one')).toBeUndefined();
    expect(await attempts()).toEqual([]);
    await limits.count('moods', 'one');
    for (let time = 1; time < personLimits.moods / 10; time += 1) expect(limits.count('moods', 'one')).toBeUndefined();
    expect(await attempts()).toMatchObject([{ count: 1 }]);
  });

  it('keeps no id of anyone', async () => {
    const { user } = await registerPerson(server);
    await countUntilRefused(counts(), 'call-backs', user.id);
    const [row] = await attempts();
    expect(row?.key).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(user.id);
  });
});

describe('ASVS 2.3.2, 2.4.1: over the wire', () => {
  async function makeCalls(count: number, call: () => Promise<TestAnswer>): Promise<number[]> {
    const statuses: number[] = [];
    for (let time = 0; time < count; time += 1) statuses.push((await call()).status);
    return statuses;
  }

  it('a mood too many is refused with 429, a time to come back and a sentence, and nothing is stored', async () => {
    const person = await registerPerson(server);
    const log = () => server.inject('POST', '/api/mood', { token: person.token, body: { mood: 'calm' } });
    const limits = personLimitsOf(server.services);
    const real = isLong ? personLimits.moods : 20;
    for (let time = real; time < personLimits.moods; time += 1) await limits.count('moods', person.user.id);
    const statuses = await makeCalls(real, log);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await log();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(refused.body).toEqual({
      msg: 'You’ve done this many times in a short while. Please wait 60 minutes and try again.',
      code: 'too_many_calls',
    });
    // By the name of all that records how someone is.
    expect(server.logLines().join('\n')).toMatch(/"event":"slowed","kind":"record"/);
    const stored = await server.services.db.selectFrom('moods').select('id').execute();
    expect(stored).toHaveLength(real);
    // Everything else of the same person, and the moods of others, go on.
    expect((await server.request('GET', '/api/mood', { token: person.token })).status).toBe(200);
    const { token } = await registerPerson(server);
    expect((await server.request('POST', '/api/mood', { token, body: { mood: 'calm' } })).status).toBe(201);
  });

  it('each call that has a limit keeps to it: at N it is heard, at N and one it is not', async () => {
    const employee = await registerPerson(server);
    const admin = await signedInAdmin(server);
    const counsellor = await signedInCounsellor(server);
    const callers: Record<string, SignedInPerson> = { 'signed-in': employee, admin, counsellor };
    for (const { limit, access, method, path } of limited) {
      const token = callers[access]?.token;
      const subject = callers[access]?.user.id ?? '127.0.0.1';
      const call = () => server.request(method, path.replace(':id', 'x'), { token });
      const limits = personLimitsOf(server.services);
      for (let time = 1; time < personLimits[limit]; time += 1) await limits.count(limit, subject);
      const [last, refused] = [await call(), await call()];
      expect([path, last.status]).not.toEqual([path, 429]);
      expect([path, refused.status, refused.body.code]).toEqual([path, 429, 'too_many_calls']);
      expect(Number(refused.headers.get('retry-after'))).toBe(3600);
      server.clock.advance({ minutes: personLimitMinutes });
    }
  });

  it('what the issue names has one: moods, questionnaires, reports, exports, invitations, calls asked for', () => {
    const named = Object.fromEntries(limited.map((endpoint) => [callName(endpoint), endpoint.limit]));
    expect(named).toMatchObject({
      'POST /api/mood': 'moods',
      'POST /api/assessment': 'submissions',
      'GET /api/assessment/report': 'reports',
      'POST /api/admin/staff-list/invitations': 'invitations',
      'POST /api/call-back': 'call-backs',
    });
    const exports = allEndpoints.filter(
      ({ path, access }) => access !== 'anyone' && /\/exports\/|my-record/.test(path),
    );
    expect(exports.filter(({ limit }) => limit !== 'exports').map(callName)).toEqual([]);
    expect(new Set(limited.map(({ limit }) => limit))).toEqual(new Set(kinds));
  });
});
