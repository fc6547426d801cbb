import { operatorMessages } from '../../domain/messages/en/settings.ts';
import { exitWithParent } from '../process/exit-with-parent.ts';
import { StartFault } from '../process/start-fault.ts';
import { ConfigFault } from '../settings/environment.ts';

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
        process.exitCode = 1;
        process.stderr.write(`${stopping.signal.aborted ? stopped : sentenceOf(error)}\n`);
      }
    },
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigFault) return [operatorMessages.faults, ...error.faults].join('\n');
  if (error instanceof StartFault || error instanceof TypeError) return error.message;
  throw error;
}
