import { parentPort } from 'node:worker_threads';
import type { PdfJob, PdfOutcome } from './thread.ts';

/** To be called in a thread of `thread.ts`: writes each PDF that is asked for. The jobs bring what `write` takes. */
export function answerJobs(write: (input: never) => Promise<Uint8Array>): void {
  parentPort?.on('message', (job: PdfJob<never>) => void answer(write, job));
}

async function answer(write: (input: never) => Promise<Uint8Array>, { input, reply }: PdfJob<never>): Promise<void> {
  reply.postMessage(await outcomeOf(() => write(input)), []);
  reply.close();
}

async function outcomeOf(write: () => Promise<Uint8Array>): Promise<PdfOutcome> {
  try {
    return { bytes: await write() };
  } catch (fault) {
    return { fault };
  }
}
