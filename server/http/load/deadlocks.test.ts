import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { endTheWait } from '../../test/chosen-policy.ts';
import { givePassword, registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { submitAll } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';
import { isLong } from '../../test/long-form.ts';

/** Everything that locks, at the same time and in every order. */

const server = serverForAll();
let admins: SignedInPerson[];
let people: SignedInPerson[];
beforeAll(async () => {
  admins = [await signedInAdmin(server), await signedInAdmin(server)];
  people = [];
  for (let at = 0; at < 6; at += 1) people.push(await registerPerson(server));
  for (const admin of admins) await givePassword(server, admin);
});

const one = <T>(list: readonly T[], turn: number): T => {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** What people do and admins change meanwhile. */
const acts: ((turn: number) => Promise<{ status: number }>)[] = [
  (turn) => server.request('PATCH', `/api/questions/gad7-${(turn % 7) + 1}`, { token: one(admins, turn).token }),
  (turn) => server.request('POST', '/api/mood', { token: one(people, turn).token, body: { mood: 'calm' } }),
  (turn) =>
    server.request('PUT', '/api/safety-plan', {
      token: one(people, turn).token,
      body: { warning_signs: 'a', what_helps: '', people: '', professionals: '', safe_place: '' },
    }),
  (turn) =>
    server.request('PUT', `/api/admin/people/${one(people, turn).user.id}/role`, {
      token: one(admins, turn).token,
      body: { role: turn % 2 ? 'counsellor' : 'employee' },
    }),
  (turn) =>
    server.request('PUT', `/api/admin/people/${one(admins, turn + 1).user.id}/role`, {
      token: one(admins, turn).token,
      body: { role: 'admin' },
    }),
  (turn) =>
    server.request('PUT', '/api/admin/record-policy', {
      token: one(admins, turn).token,
      body: { policy: one(['open', 'reason', 'consent'], turn) },
    }),
  (turn) =>
    server.request('GET', `/api/admin/employee-details/${one(people, turn).user.id}`, {
      token: one(admins, turn).token,
    }),
  async () => {
    await endTheWait(server);
    return { status: 200 };
  },
  (turn) => server.request('PUT', '/api/sharing', { token: one(people, turn).token, body: { shares: turn % 2 === 0 } }),
  (turn) =>
    server.request('PUT', '/api/auth/update-profile', { token: one(people, turn).token, body: { height: '170' } }),
  (turn) =>
    server.request('POST', '/api/call-back', {
      token: one(people, turn).token,
      body: { consent: true, phone: '+91 90000 11111', preferred_time: 'x', note: '' },
    }),
  (turn) => server.request('DELETE', '/api/call-back', { token: one(people, turn).token }),
  (turn) => server.request('GET', '/api/admin/stats/overview?period=30d', { token: one(admins, turn).token }),
];

test('ASVS 15.4.3: much at once, in any order, locks itself out nowhere', async () => {
  await submitAll(server, one(people, 0).token, 'PHQ-9', 1);
  const turns = Array.from({ length: isLong ? 360 : 120 }, (_, turn) => turn);
  const answers: number[] = [];
  // Twelve at a time, in a different mixture each time.
  for (let from = 0; from < turns.length; from += 12)
    answers.push(
      ...(await Promise.all(
        turns
          .slice(from, from + 12)
          .map(async (turn) => (await one(acts, turn * 5 + Math.floor(turn / 12) * 7)(turn)).status),
      )),
    );
  expect(answers.filter((status) => status >= 500)).toEqual([]);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(server.services.db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(server.logLines().filter((line) => /40P01|deadlock/.test(line))).toEqual([]);
});
