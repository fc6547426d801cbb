import { CallError } from '../api/call-error.ts';

/**
 * Why the server can't store anything right now, in its own words; null where it has said nothing of the kind. For what
 * has a sentence of its own for every failure, and says this beside it.
 */
export function serverReason(error: unknown): string | null {
  return error instanceof CallError && error.status === 503 ? (error.msg ?? null) : null;
}

/** What an alert says of a failure: the sentence of its own, but where the person has said no to the privacy notice. */
export function failureText(error: unknown, ofItsOwn: string): string {
  return (error instanceof CallError && error.code === 'consent_declined' && error.msg) || ofItsOwn;
}
