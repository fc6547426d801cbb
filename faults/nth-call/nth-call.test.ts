import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints, isEndpoint, nounNames, nouns } from '../../domain/contract/all-endpoints.ts';
import { callName } from '../../domain/contract/endpoint.ts';
import { isLong } from '../../server/test/long-form.ts';
import { startPushReceiver } from '../../server/test/push-receiver.ts';
import type { PushReceiver } from '../../server/test/push-receiver.ts';
import { passkeyAddress } from '../../server/test/second-factors.ts';
import { startTestServer } from '../../server/test/test-server.ts';
import type { TestServer } from '../../server/test/test-server.ts';
import { settle } from './settle.ts';
import { Tries } from './try-call.ts';
import { Undo } from './undo.ts';
import { faultKinds, startWireFaults } from './wire-faults.ts';
import type { FaultKind, WireFaults } from './wire-faults.ts';

let receiver: PushReceiver;
let server: TestServer;
let wire: WireFaults;
let undo: Undo;
let tries: Tries;
beforeAll(async () => {
  receiver = await startPushReceiver();
  server = await startTestServer({
    config: {
      pushHosts: [receiver.origin],
      publicUrl: passkeyAddress,
      sessionIdleMinutes: 1_000_000,
      sessionMaxHours: 87_600,
      smtpUrl: 'smtp://mail.example.org',
    },
    through: async (database) => {
      wire = await startWireFaults(database);
      return wire.connection;
    },
  });
  const world = await settle(server, receiver.subscription('device'));
  undo = await Undo.over(server);
  tries = new Tries(world, undo, wire);
}, 300_000);
beforeEach(() => undo.takeBack());
afterAll(async () => {
  await undo.close();
  await wire.close();
  await server.close();
  await receiver.close();
});

const counted = { calls: 0, statements: 0, attempts: 0, answered: {} as Record<string, number> };

/** A PDF takes as long as all others together, and is a file as those of text are. */
const pdfs = ['/api/assessment/report', '/api/left/:token/report', '/api/admin/board-report.pdf'];

/** In `npm test` of each noun one that changes something, and of every third one that reads, which all do in one way. */
const tried = isLong
  ? allEndpoints
  : nounNames.flatMap((noun, place) => {
      const calls = Object.values<unknown>(nouns[noun]).filter(isEndpoint);
      const reads = calls.filter(({ method, path }) => method === 'GET' && !pdfs.includes(path));
      const changes = calls.filter(({ method }) => method !== 'GET');
      return [...reads.slice(0, place % 3 === 0 || changes.length === 0 ? 1 : 0), ...changes.slice(0, 1)];
    });

/** Which faults are tried of a call of so many statements. */
function faultsOf(statements: number, changes: boolean): { at: number; kind: FaultKind }[] {
  const all = Array.from({ length: statements }, (_, place) => place + 1);
  if (isLong) return all.flatMap((at) => faultKinds.map((kind) => ({ at, kind })));
  // Where a change is committed more often than not, and another place for each call.
  const turn = 1 + (counted.calls % Math.max(1, statements));
  const places = new Set(changes ? [statements, turn] : [turn]);
  return [...places]
    .filter((at) => at <= statements)
    .map((at) => ({ at, kind: faultKinds[(at + counted.calls) % faultKinds.length] ?? 'cut' }));
}

describe('the n-th database call fails', () => {
  it.each(tried.map((endpoint) => [callName(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    // What is made once by the first who asks is there afterwards.
    await tries.make(endpoint);
    if (endpoint.method !== 'GET') await undo.takeBack();
    await undo.forget();
    const right = await tries.make(endpoint);
    await undo.takeBack();
    expect(right.answer.status < 300 ? '' : right.answer.text).toEqual(
      tries.callOf(endpoint).isRefused ? expect.stringContaining('msg') : '',
    );
    counted.calls += 1;
    counted.statements += right.statements;
    const found: string[] = [];
    for (const fault of faultsOf(right.statements, endpoint.method !== 'GET')) {
      const attempt = await tries.make(endpoint, fault);
      counted.attempts += 1;
      counted.answered[attempt.answer.status] = (counted.answered[attempt.answer.status] ?? 0) + 1;
      for (const one of await tries.judge(endpoint, attempt, right))
        found.push(`${fault.at}/${right.statements} ${fault.kind}: ${one}`);
      await undo.takeBack();
    }
    expect(found.join('\n')).toBe('');
  });

  it('met as many faults as there were statements to meet them', () => {
    process.stdout.write(`the n-th call: ${JSON.stringify(counted)}\n`);
    expect(counted.attempts).toBeGreaterThan(counted.calls);
    expect(counted.answered[503]).toBeGreaterThan(counted.attempts / 3);
  });
});
