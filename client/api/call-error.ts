import type { FailureBody } from '../../domain/errors.ts';

/** A call that did not succeed. `status` is 0 where no answer came; `msg` is the server's own sentence, if it sent one. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly msg: string | undefined;
  /** A sentence per wire field where single fields are at fault. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;
  /** Of a sign-in that waits for its second step. */
  readonly secondStep: SecondStep | undefined;

  constructor(status: number, refusal: Refusal = {}, cause?: unknown) {
    super(`The call failed with status ${status}`, { cause });
    this.name = 'CallError';
    this.status = status;
    this.code = refusal.code;
    this.msg = refusal.msg;
    this.fields = refusal.fields;
    this.retryAfter = refusal.retryAfter;
    this.secondStep = refusal.secondStep;
  }
}

/** No answer, or trouble on the other side: the same call may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

/** No answer came, and the browser says that there is no connection: what was sent may wait for one. */
export function isCutOff(error: unknown): boolean {
  return error instanceof CallError && error.status === 0 && !navigator.onLine;
}

/** What the second step of a sign-in is sent with, and how it may be taken. */
export type SecondStep = Required<Pick<FailureBody, 'challenge' | 'ways'>>;

export interface Refusal {
  secondStep?: SecondStep;
  code?: string;
  msg?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
}
