import { CallError } from './call-error.ts';

/** No answer, or trouble on the other side: the same call may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

/**
 * No answer came, and the browser says that there is no connection: what was sent may wait for one, where the person is
 * the same still.
 */
export function isCutOff(error: unknown): boolean {
  return error instanceof CallError && error.status === 0 && !error.isOfOther && !navigator.onLine;
}
