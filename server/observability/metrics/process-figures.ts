import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge } from './registry.ts';

/** Milliseconds between two looks at the event loop. */
const resolution = 20;

/** What the process itself is like. To be called once. */
export function watchProcess(): void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const lag = 'evenkeel_event_loop_lag_seconds';
  const help = 'How late the event loop was since the last scrape; of several processes the worst.';
  gauge({ name: lag, help, labels: ['quantile'], across: 'max' }, () => {
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
    const read = [
      [['0.5'], late(delay.percentile(50))],
      [['0.99'], late(delay.percentile(99))],
      [['1'], late(delay.max)],
    ] as const;
    delay.reset();
    return read;
  });
  gauge({ name: 'evenkeel_processes', help: 'Processes that serve, and have told their figures.' }, () => 1);
  gauge({ name: 'evenkeel_memory_bytes', help: 'Memory of the processes that serve.' }, () =>
    process.memoryUsage.rss(),
  );
  gauge({ name: 'evenkeel_cpu_seconds', help: 'Processor time of the processes that serve, since they began.' }, () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  const startedAt = Date.now() / 1000;
  const started = { name: 'evenkeel_started_timestamp_seconds', help: 'When the youngest process began.' };
  gauge({ ...started, across: 'max' }, () => startedAt);
}
