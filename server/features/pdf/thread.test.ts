import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../observability/log/log.ts';
import { createPdfThread } from './thread.ts';

/** Tells in its answer which thread it is. */
const naming = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ input, reply }) => {
      if (input !== 'never') reply.postMessage({ bytes: new Uint8Array([threadId]) });
    });`)}`,
);

function threadThatRests(restMs: number) {
  const thread = createPdfThread<string>({
    name: 'test',
    file: naming,
    log: createLog({ logLevel: 'silent' }),
    restMs,
  });
  onTestFinished(() => thread.close());
  return { ...thread, id: async () => (await thread.write('now'))[0] };
}

test('a thread that has had nothing to do for a while ends, and the next PDF has a new one', async () => {
  const { id } = threadThatRests(0);
  const first = await id();
  await expect.poll(id).not.toBe(first);
});

test('one that is under way is waited for, however long it takes', async () => {
  const { id, write, close } = threadThatRests(1);
  const lost = write('never');
  const first = await id();
  const later = Array.from({ length: 20 }, () => id());
  expect(new Set(await Promise.all(later))).toEqual(new Set([first]));
  await Promise.all([close(), expect(lost).rejects.toThrow('the test thread ended')]);
});
