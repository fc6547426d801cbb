import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const longestTurn = 10;

/** To be awaited between pieces of a long work, so that no one else waits for its end. */
function makePause(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < longestTurn) return;
    await setImmediate();
    begun = performance.now();
  };
}

export async function mapYielding<T, U>(items: Iterable<T>, make: (item: T) => U): Promise<U[]> {
  const pause = makePause();
  const made: U[] = [];
  for (const item of items) {
    made.push(make(item));
    await pause();
  }
  return made;
}

/** The bytes of a text whose parts are made one after another. */
export async function bytesYielding(parts: Iterable<string> | AsyncIterable<string>): Promise<Buffer> {
  const pause = makePause();
  const bytes: Buffer[] = [];
  for await (const part of parts) {
    bytes.push(Buffer.from(part));
    await pause();
  }
  return Buffer.concat(bytes);
}
