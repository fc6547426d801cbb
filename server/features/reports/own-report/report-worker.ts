import type { Language } from '../../../../domain/languages.ts';
import { answerJobs } from '../../pdf/answer-jobs.ts';
import { writeReport } from './report-document.ts';
import type { ReportInput } from './report-input.ts';
import { learnFromSample } from './report-sample.ts';

const learnt = new Set<Language>();
let last: Promise<unknown> = Promise.resolve();

/** One after the other: what is kept of a language are words of the sample alone, and no one's name is written meanwhile. */
answerJobs((input: ReportInput) => {
  const written = last.then(async () => {
    if (!learnt.has(input.language)) await learnFromSample(input.language);
    learnt.add(input.language);
    return writeReport(input);
  });
  last = written.catch(() => undefined);
  return written;
});
