import type { Log } from '../../../observability/log/log.ts';
import { createPdfThread } from '../../pdf/thread.ts';
import type { PdfThread } from '../../pdf/thread.ts';
import type { BoardInput } from './board-input.ts';

let thread: PdfThread<BoardInput> | undefined;

/** In a thread that ends soon after: a report for the board is made a few times a month, then for several people one after another. */
export function writeInThread(log: Log, input: BoardInput): Promise<Uint8Array> {
  thread ??= createPdfThread({
    name: 'board report',
    file: new URL('./board-worker.ts', import.meta.url),
    log,
    restMs: 5000,
  });
  return thread.write(input);
}
