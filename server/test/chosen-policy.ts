import { followComing } from '../features/privacy/record-policy/coming-policy.ts';
import type { TestServer } from './test-server.ts';

/** Has what is announced waited for its week, as far as it was seen, without a week of minutes. */
export async function endTheWait(server: Pick<TestServer, 'owner' | 'services'>): Promise<void> {
  const clock = await server.services.databaseNow();
  await server.owner.updateTable('coming_policy').set({ holds_from: clock, seen_at: clock }).execute();
  await followComing(server.services);
}

/** The policy as an admin chooses it, in force at once: for tests in which the week that a milder one waits is not the matter. */
export async function choosePolicy(
  server: Pick<TestServer, 'owner' | 'services' | 'request'>,
  { token }: { token: string },
  policy: string,
) {
  const answer = await server.request('PUT', '/api/admin/record-policy', { token, body: { policy } });
  await endTheWait(server);
  return answer;
}
