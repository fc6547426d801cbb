import { exitWithParent } from '../process/exit-with-parent.ts';
import { endWithFault } from './command-fault.ts';

/** A command that can be stopped: `stopped` is what it then says, and its exit code is 1, as after any fault. */
export function endingEarly(stopped: string): {
  run(work: (stopping: AbortController) => Promise<void>): Promise<void>;
} {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  exitWithParent(() => stopping.abort());
  return {
    run: async (work) => {
      try {
        await work(stopping);
      } catch (error) {
        if (!stopping.signal.aborted) return endWithFault(error);
        process.exitCode = 1;
        process.stdout.write(`${stopped}\n`);
      }
    },
  };
}
