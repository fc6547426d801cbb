import { exitWithParent } from '../process/exit-with-parent.ts';
import { StartFault } from '../process/start-fault.ts';
import { endWithFault } from './command-fault.ts';

/**
 * A command that can be stopped. A fault with a sentence is told by that alone, and the exit code is 1; `stopped` is the
 * sentence where it was ended early.
 */
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
        // Words that `parseArgs` does not know are a TypeError, whose sentence is good enough.
        const isSaid = stopping.signal.aborted || error instanceof TypeError;
        endWithFault(
          isSaid ? new StartFault(stopping.signal.aborted ? stopped : String(Object(error).message)) : error,
        );
      }
    },
  };
}
