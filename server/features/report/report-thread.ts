import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { describeFault } from '../../http/fault-description.ts';
import type { Log } from '../../log/log.ts';
import type { ReportInput } from './report-input.ts';

export interface ReportJob {
  input: ReportInput;
  /** Takes the one answer. */
  reply: MessagePort;
}

export type ReportOutcome = { bytes: Uint8Array } | { fault: unknown };

export interface ReportThread {
  /** The bytes of the PDF. Rejects where it could not be made or the thread has ended. */
  write(input: ReportInput): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * The first report takes some half a second, which is reading code and fonts and learning words; then 10 records take 8 ms
 * and 2,000 some 100. In a thread of its own no other call waits for that. The thread starts with the first report and
 * stays; one that has ended is replaced with the next report.
 */
export function createReportThread(log: Log): ReportThread {
  let thread: Worker | undefined;

  function start(): Worker {
    const started = new Worker(new URL('report-worker.ts', import.meta.url), {
      name: 'report',
      // What goes wrong with memory here ends this thread, not the server.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    started.unref();
    started.on('error', (error) =>
      log.error({ event: 'fault', fault: describeFault(error) }, 'the report thread ended'),
    );
    started.on('exit', () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  return {
    write: (input) => {
      thread ??= start();
      const { port1: answers, port2: reply } = new MessageChannel();
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      answers.once('message', (outcome: ReportOutcome) => {
        if ('bytes' in outcome) resolve(outcome.bytes);
        else reject(outcome.fault);
      });
      // Also closed when the thread ends; after an answer this says nothing new.
      answers.once('close', () => reject(new Error('the report thread ended')));
      thread.postMessage({ input, reply } satisfies ReportJob, [reply]);
      return promise;
    },
    close: async () => {
      await thread?.terminate();
    },
  };
}
