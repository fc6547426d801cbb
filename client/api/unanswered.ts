import { CallError } from './call-error.ts';

/** No answer, or trouble on the other side: the same call may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

/** No answer came, and the browser says that there is no connection: what was sent may wait for one. */
export function isCutOff(error: unknown): boolean {
  return error instanceof CallError && error.status === 0 && !navigator.onLine;
}
