import { CallError } from './call-error.ts';

/**
 * Null where the server has no such call, as one that has those of the specification alone: it says 404, or answers with the
 * page that it has for each address.
 */
export async function whereServed<T>(answer: Promise<T>): Promise<T | null> {
  try {
    const reply: T | undefined = await answer;
    return reply ?? null;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}
