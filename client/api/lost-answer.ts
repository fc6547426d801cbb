import { isTransient } from './unanswered.ts';

/**
 * A change whose answer is lost may have been made, and no one is to be told that nothing was. Where what is stored then `isDone`,
 * that is the answer; else the failure is.
 */
export async function orAsStored<Answer, Stored = Answer>(
  change: () => Promise<Answer>,
  read: () => Promise<Stored>,
  isDone: (stored: Stored) => boolean,
): Promise<Answer | Stored> {
  try {
    return await change();
  } catch (error) {
    const stored = isTransient(error) ? await read().catch(() => undefined) : undefined;
    if (stored === undefined || !isDone(stored)) throw error;
    return stored;
  }
}
