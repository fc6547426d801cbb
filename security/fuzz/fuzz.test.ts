import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { drawnRuns, isLong } from '../../server/test/long-form.ts';
import { serverForAll } from '../../server/test/test-server.ts';
import { runFuzz } from './run-fuzz.ts';
import type { FuzzReport } from './run-fuzz.ts';

const { runs, seed } = drawnRuns({ short: 500, long: 100_000, seed: 1996852653 });

/** Also while it goes on: a long run is watched. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const server = serverForAll({ config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 87_600 } });
let report: FuzzReport;
beforeAll(async () => {
  const begun = performance.now();
  const onProgress = (done: number) => {
    if (done % 10_000 === 0) say(`${done} requests, ${Math.round((performance.now() - begun) / 1000)} s`);
  };
  report = await runFuzz(server, { seed, runs, onProgress, onFault: (fault) => say(fault) });
  const seconds = Math.round((performance.now() - begun) / 1000);
  say(`fuzz: seed ${seed}, ${report.requests} requests in ${seconds} s, statuses ${JSON.stringify(report.statuses)}`);
}, 7_200_000);

describe('requests made from the contract', () => {
  it('ASVS 2.2.1, 15.3.6, 16.5.1: no answer is a 5xx or outside of its schema, nothing is stored on a 4xx, nothing of others or of the inside is told', () => {
    expect(report.faults, `seed ${seed}`).toEqual([]);
  });

  it('are many, and as many are taken as are refused', () => {
    const { 200: ok = 0, 201: made = 0 } = report.statuses;
    const refused = Object.entries(report.statuses).reduce(
      (sum, [status, count]) => (Number(status) >= 400 ? sum + count : sum),
      0,
    );
    expect(refused).toBeGreaterThan(Math.min(1000, runs / 3));
    expect(ok + made).toBeGreaterThan(runs / 8);
    expect(report.succeeded.size).toBeGreaterThan(allEndpoints.length / (isLong ? 2 : 5));
  });
});
