import { parentPort } from 'node:worker_threads';
import { writeReport } from './report-document.ts';
import type { ReportJob, ReportOutcome } from './report-thread.ts';

parentPort?.on('message', ({ input, reply }: ReportJob) => {
  void outcomeOf(input).then((outcome) => {
    reply.postMessage(outcome);
    reply.close();
  });
});

async function outcomeOf(input: ReportJob['input']): Promise<ReportOutcome> {
  try {
    return { bytes: await writeReport(input) };
  } catch (fault) {
    return { fault };
  }
}
