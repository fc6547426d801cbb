import { Readable } from 'node:stream';
import type { Semaphore } from '../../jobs/semaphore.ts';

/** Milliseconds in which a reader must take something: who stands still may not keep a slot. */
const usualPatience = 60_000;

/**
 * A stream of what `pieces` yields, one ahead of its reader. It begins when its turn comes, and keeps its slot until all
 * is read or the reader has gone or stands still. Throws `unavailable` (503) where too many wait.
 */
export async function streamWithSemaphore(
  semaphore: Semaphore,
  pieces: AsyncIterable<unknown>,
  patience = usualPatience,
): Promise<Readable> {
  const begun = Promise.withResolvers<Readable>();
  semaphore(async () => {
    const standstill = setTimeout(() => stream.destroy(), patience).unref();
    const stream = Readable.from(watched(pieces, standstill), { highWaterMark: 1 });
    const closed = new Promise((resolve) => stream.once('close', resolve));
    begun.resolve(stream);
    await closed;
    clearTimeout(standstill);
  }).catch(begun.reject);
  return begun.promise;
}

/** The next piece is asked for when the one before has been taken. */
async function* watched(pieces: AsyncIterable<unknown>, standstill: NodeJS.Timeout): AsyncGenerator {
  for await (const piece of pieces) {
    standstill.refresh();
    yield piece;
  }
}
