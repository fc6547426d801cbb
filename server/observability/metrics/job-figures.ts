import Counter from 'prom-client/lib/counter.js';
import { gauge, registry } from './registry.ts';

const runs = new Counter({
  name: 'evenkeel_job_runs_total',
  help: 'Runs of a background job, by how they ended.',
  // Not "job": that is Prometheus’s own word for what it asks.
  labelNames: ['task', 'outcome'],
  registers: [registry],
});

const lastSuccess = new Map<string, number>();

gauge(
  {
    name: 'evenkeel_job_last_success_timestamp_seconds',
    help: 'When a background job has last done its work in any process.',
    labels: ['task'],
    across: 'max',
  },
  () => [...lastSuccess].map(([job, at]) => [[job], at]),
);

export function countJob(job: string, outcome: 'done' | 'failed'): void {
  runs.inc({ task: job, outcome });
  if (outcome === 'done') lastSuccess.set(job, Date.now() / 1000);
}
