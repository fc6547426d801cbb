import * as fc from 'fast-check';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { callName } from '../../domain/contract/endpoint.ts';
import type { TestServer } from '../../server/test/test-server.ts';
import { faultsOf } from './judge.ts';
import { requestTo } from './requests.ts';
import type { FuzzedRequest } from './requests.ts';
import { World } from './world.ts';

export interface FuzzReport {
  requests: number;
  /** How many answers there were of each status. */
  statuses: Readonly<Record<number, number>>;
  /** The calls that were answered with a success at least once. */
  succeeded: ReadonlySet<string>;
  /** Each kind of fault once, with the request that met it first. */
  faults: readonly string[];
}

interface FuzzOptions {
  seed: number;
  runs: number;
  onProgress?: (done: number) => void;
  onFault?: (fault: string) => void;
}

/** Requests whose values are chosen again after so many: ids come and go. */
const chunk = 500;

/** Sends as many requests one after another and judges each answer. The same seed makes the same choices. */
export async function runFuzz(
  server: TestServer,
  { seed, runs, onProgress, onFault }: FuzzOptions,
): Promise<FuzzReport> {
  const world = await World.settle(server);
  const statuses: Record<number, number> = {};
  const succeeded = new Set<string>();
  const faults = new Map<string, string>();
  for (let done = 0; done < runs; done += chunk) {
    await world.learn();
    const requests = fc.oneof(...allEndpoints.map((endpoint) => requestTo(endpoint, world.knownTo)));
    for (const request of fc.sample(requests, { seed: seed + done, numRuns: Math.min(chunk, runs - done) })) {
      const { status, found } = await judgeOne(world, request);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status < 300) succeeded.add(callName(request.endpoint));
      for (const fault of found) {
        const kind = `${callName(request.endpoint)} ${fault}`;
        if (faults.has(kind)) continue;
        faults.set(kind, `${kind}\n    ${describe(request)}`);
        onFault?.(faults.get(kind) ?? kind);
      }
    }
    onProgress?.(Math.min(done + chunk, runs));
  }
  return { requests: runs, statuses, succeeded, faults: [...faults.values()] };
}

async function judgeOne(world: World, request: FuzzedRequest): Promise<{ status: number; found: string[] }> {
  const answer = await world.send(request);
  const found = faultsOf(request, answer, await world.writes());
  const { code }: { code?: string } = Object(answer.body);
  if (code === 'not_signed_in' || code === 'password_needed' || code === 'consent_declined')
    await world.signInAgain(request.caller);
  if (answer.status === 429) world.server.clock.advance({ hours: 1 });
  else world.server.clock.advance({ seconds: 1 });
  return { status: answer.status, found };
}

const describe = ({ endpoint: { method }, caller, path, body, headers }: FuzzedRequest): string =>
  `${caller}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${JSON.stringify(String(body ?? '').slice(0, 600))}`;
