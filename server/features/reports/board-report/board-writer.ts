import type { Log } from '../../../observability/log/log.ts';
import { createPdfThread } from '../../pdf/thread.ts';
import type { BoardInput } from './board-input.ts';

/** In a thread that ends with it: a report for the board is made a few times a month, and no call waits for it. */
export async function writeInThread(log: Log, input: BoardInput): Promise<Uint8Array> {
  const thread = createPdfThread<BoardInput>({
    name: 'board report',
    file: new URL('./board-worker.ts', import.meta.url),
    log,
  });
  try {
    return await thread.write(input);
  } finally {
    await thread.close();
  }
}
