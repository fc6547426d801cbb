import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { currentCall, followCalls } from '../core/current-call.ts';
import { createLog } from '../observability/log/log.ts';
import { registry } from '../observability/metrics/registry.ts';
import { startPeriodicJob } from './periodic-job.ts';

const longMs = 3_600_000;
const log = createLog({ logLevel: 'silent' });

test('a job that a call wakes belongs to no call, in this turn and in those that follow', async () => {
  const seen: unknown[] = [];
  const job = startPeriodicJob({ name: 'woken', everyMs: longMs, work: async () => seen.push(currentCall()), log });
  onTestFinished(job.stop);
  const app = Fastify();
  followCalls(app);
  app.get('/', async () => {
    job.wake(0);
    return currentCall()?.route;
  });
  expect((await app.inject('/')).body).toBe('GET /');
  await expect.poll(() => seen).toEqual([undefined]);
});

test('one that has only ever failed is among those of which the last success is told', async () => {
  const job = startPeriodicJob({
    name: 'never_done',
    everyMs: longMs,
    firstAfterMs: 0,
    work: () => Promise.reject(new Error('broken')),
    log,
  });
  onTestFinished(job.stop);
  await expect.poll(() => registry.metrics()).toContain('runs_total{task="never_done",outcome="failed"} 1');
  expect(await registry.metrics()).toMatch(/last_success_timestamp_seconds\{task="never_done"\} \d/);
});
