import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { describeFault } from '../../core/fault-description.ts';
import type { Log } from '../../observability/log/log.ts';

export interface PdfJob<Input> {
  input: Input;
  /** Takes the one answer. */
  reply: MessagePort;
}

export type PdfOutcome = { bytes: Uint8Array } | { fault: unknown };

export interface PdfThread<Input> {
  /** The bytes of the PDF. Rejects where it could not be made or the thread has ended. */
  write(input: Input): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface ThreadOptions {
  /** Says what it is in the log. */
  name: string;
  /** The file that answers its jobs: see `answer-jobs.ts`. */
  file: URL;
  log: Log;
  /** Milliseconds without a PDF after which it ends. */
  restMs?: number;
}

/**
 * A thread of its own, so that no other call waits for a PDF. It starts with the first one and stays while there are more: code,
 * fonts and words take some 80 MiB. One that has ended is replaced with the next PDF.
 */
export function createPdfThread<Input>({ name, file, log, restMs = 30_000 }: ThreadOptions): PdfThread<Input> {
  let thread: Worker | undefined;
  let underWay = 0;
  let resting: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(file, {
      name,
      // What goes wrong with memory here ends this thread, not the server.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    started.unref();
    started.on('error', (error) =>
      log.error({ event: 'fault', fault: describeFault(error) }, `the ${name} thread ended`),
    );
    started.on('exit', () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function end(): Promise<void> {
    const ended = thread;
    // The next PDF, which may come at once, has a new one.
    thread = undefined;
    await ended?.terminate();
  }

  function finish(): void {
    underWay -= 1;
    if (underWay === 0) resting = setTimeout(() => void end(), restMs).unref();
  }

  return {
    write: (input) => {
      clearTimeout(resting);
      underWay += 1;
      thread ??= start();
      const { port1: answers, port2: reply } = new MessageChannel();
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      answers.once('message', (outcome: PdfOutcome) => {
        if ('bytes' in outcome) resolve(outcome.bytes);
        else reject(outcome.fault);
      });
      // Also closed when the thread ends; after an answer this says nothing new.
      answers.once('close', () => reject(new Error(`the ${name} thread ended`)));
      thread.postMessage({ input, reply } satisfies PdfJob<Input>, [reply]);
      return promise.finally(finish);
    },
    close: end,
  };
}
