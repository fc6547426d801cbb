import { AppError } from '../core/app-error.ts';

/** As many of one person may wait for each other. */
const mostWaiting = 10;

/** Runs one piece of work of a person at a time. Throws `unavailable` (503) where too many of theirs wait already. */
type OneForEach = <T>(person: string, work: () => Promise<T>) => Promise<T>;

/**
 * In front of a semaphore that all share: a person who asks for several at once has one place there, and the others wait for it, so
 * that no one alone takes every slot and the whole queue.
 */
export function createOneForEach(): OneForEach {
  const queues = new Map<string, { last: Promise<unknown>; size: number }>();
  return async (person, work) => {
    const queue = queues.get(person) ?? { last: Promise.resolve(), size: 0 };
    if (queue.size > mostWaiting) throw new AppError('unavailable', { retryAfter: 5 });
    queues.set(person, queue);
    queue.size += 1;
    const result = queue.last.then(work);
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      queue.size -= 1;
      if (queue.size === 0) queues.delete(person);
    }
  };
}
