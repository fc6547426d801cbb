import { counter, gauge } from './registry.ts';

const runs = counter({
  name: 'evenkeel_job_runs_total',
  help: 'Runs of a background job, by how they ended.',
  // Not "job": that is Prometheus’s own word for what it asks.
  labels: ['task', 'outcome'],
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
  runs.add(job, outcome);
  if (outcome === 'done') lastSuccess.set(job, Date.now() / 1000);
}
