import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { writeReport } from './report-document.ts';
import type { ReportInput } from './report-input.ts';
import { learnFromSample } from './report-sample.ts';
import type { ReportJob, ReportOutcome } from './report-thread.ts';

// Messages that come meanwhile wait.
await learnFromSample();

parentPort?.on('message', ({ input, reply }: ReportJob) => void answer(input, reply));

async function answer(input: ReportInput, reply: MessagePort): Promise<void> {
  reply.postMessage(await outcomeOf(input), []);
  reply.close();
}

async function outcomeOf(input: ReportInput): Promise<ReportOutcome> {
  try {
    return { bytes: await writeReport(input) };
  } catch (fault) {
    return { fault };
  }
}
