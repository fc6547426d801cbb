import { answerJobs } from '../../pdf/answer-jobs.ts';
import { writeBoardReport } from './board-document.ts';

answerJobs(writeBoardReport);
