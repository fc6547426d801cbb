import type { Log } from '../../../observability/log/log.ts';
import { createPdfThread } from '../../pdf/thread.ts';
import type { PdfThread } from '../../pdf/thread.ts';
import type { ReportInput } from './report-input.ts';

/**
 * The first report takes some half a second, which is reading code and fonts and learning words; then 10 records take 8 ms
 * and 2,000 some 100. The thread starts with the first report and stays.
 */
export function createReportThread(log: Log): PdfThread<ReportInput> {
  return createPdfThread({ name: 'report', file: new URL('report-worker.ts', import.meta.url), log });
}
