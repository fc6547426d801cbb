import type { FieldCode } from '../../domain/contract/field-codes.ts';
import type { NotReadyReason } from '../../domain/errors.ts';
import type { UnreadableCode } from '../../domain/messages/en/staff-list.ts';
import type { ErrorCode, FailureBody } from '../../domain/errors.ts';

interface Details {
  /** What is wrong with which field of the body or query, by its name on the wire. */
  fields?: Record<string, FieldCode>;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** The methods that this address knows, where the call's own is none of them. */
  allow?: readonly string[];
  /** A reset link ends this wait. Said alike whether there is an account or not. */
  isLinkQuicker?: boolean;
  /** For the list of security events alone: whose account it is about, and which limit was reached. */
  by?: string | undefined;
  limit?: string;
  /** With what the second step of a sign-in is sent, and how it may be taken. */
  secondStep?: Required<Pick<FailureBody, 'challenge' | 'ways'>>;
  /** Whom someone asks whose account is disabled; an admin where it is left out. */
  ask?: string | undefined;
  /** Nothing can be stored for lack of room. */
  isDiskFull?: boolean;
  /** Why this process is not ready. */
  notReady?: readonly NotReadyReason[];
  /** Why a file is no table, and where that shows. */
  unreadable?: { code: UnreadableCode; line: number };
}

/** A refusal that the person is told about. Anything else that is thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
