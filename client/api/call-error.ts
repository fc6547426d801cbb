import type { ErrorCode, FailureBody } from '../../domain/errors.ts';

/** A call that did not succeed. `status` is 0 where no answer came; `msg` is the server's own sentence, if it sent one. */
export class CallError extends Error {
  readonly status: number;
  declare readonly code: string | undefined;
  declare readonly msg: string | undefined;
  /** A sentence per wire field where single fields are at fault. */
  declare readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds after which to try again. */
  declare readonly retryAfter: number | undefined;
  /** Of a sign-in that waits for its second step. */
  declare readonly secondStep: SecondStep | undefined;
  /** The session in which it was made is over, or another one. */
  declare readonly isOfOther: boolean | undefined;

  constructor(status: number, refusal: Refusal = {}, cause?: unknown) {
    super(`The call failed with status ${status}`, { cause });
    Object.assign(this, refusal);
    this.name = 'CallError';
    this.status = status;
  }
}

/** What the second step of a sign-in is sent with, and how it may be taken. */
export type SecondStep = Required<Pick<FailureBody, 'challenge' | 'ways'>>;

export interface Refusal {
  secondStep?: SecondStep;
  isOfOther?: boolean;
  code?: string;
  msg?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
}

/** What is said of what did not succeed: the server's sentence, else the place's own. */
export function sayOf(error: unknown, fallback: string): string {
  return (error instanceof CallError && error.msg) || fallback;
}

export function hasCode(error: unknown, code: ErrorCode): error is CallError {
  return error instanceof CallError && error.code === code;
}
