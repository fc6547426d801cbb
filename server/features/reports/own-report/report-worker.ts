import { answerJobs } from '../../pdf/answer-jobs.ts';
import { writeReport } from './report-document.ts';
import { learnFromSample } from './report-sample.ts';

// Messages that come meanwhile wait.
await learnFromSample();

answerJobs(writeReport);
