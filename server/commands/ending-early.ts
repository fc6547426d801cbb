import { exitWithParent } from '../process/exit-with-parent.ts';
import { endWithFault } from './command-fault.ts';

/** Runs a command that can be stopped: `stopped` is what it then says, and its exit code is 1, as after any fault. */
export async function endingEarly(stopped: string, work: (stopping: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  exitWithParent(() => stopping.abort());
  try {
    await work(stopping.signal);
  } catch (error) {
    if (!stopping.signal.aborted) return endWithFault(error);
    process.exitCode = 1;
    process.stdout.write(`${stopped}\n`);
  }
}
