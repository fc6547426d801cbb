import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import type { PersonLimit } from '../person-limits.ts';
import type { Area } from '../roles.ts';
import type { ShownPart } from '../visibility/shown-by.ts';

/**
 * Who may make a call. There is no default: a call without a rule does not compile.
 * The server enforces this value and the page about who can see what is generated from it.
 */
export type Access = 'anyone' | 'signed-in' | Area;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.core.$ZodType;

/** One call, as both sides see it; all that is said of it stands here. `path` names its parameters with a colon: `/api/questions/:id`. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | 'file' = Schema | 'file',
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** What it tells about people. Tests compare it with what it really answers, for each policy and role. */
  readonly shows: ShownPart;
  /** What it is for, in one sentence. */
  readonly summary: string;
  /** Those that do not follow from the rest of the description. */
  readonly refusals?: readonly ErrorCode[];
  /**
   * Over others, or over all that is one's own. Needs the password, given in the last 15 minutes: 403 `password_needed`. It counts when signing in, in the `password` of
   * the call's own body, or in the call that only confirms it. One that is sent is checked: 403 `wrong_password`.
   */
  readonly stepUp?: true;
  /**
   * Open to someone who must have a second factor (`REQUIRE_TOTP`) and has none yet. All else is refused to them until it is
   * set up: 403 `second_factor_setup_needed`.
   */
  readonly beforeSecondFactor?: true;
  /** Goes also while the password is one that was given, and that is to be changed first: 403 `password_change_needed`. */
  readonly withGivenPassword?: true;
  /** Text after which `Idempotency-Key` is honoured: the same key and body answer the first result again. */
  readonly idempotent?: true;
  /** Bytes of the body, where 64 KiB are not enough. */
  readonly largestBody?: number;
  /** What it counts as: so many in an hour for each person, then 429 `too_many_calls` (`person-limits.ts`). */
  readonly limit?: PersonLimit;
  /** The types of the file that it answers, where `reply` is 'file'. */
  readonly fileTypes?: readonly string[];
  readonly status?: 200 | 201 | 204;
  /** Answers 202 where what was asked for waits for someone else's word: with the same shape, as things still are. */
  readonly mayWait?: true;
  /** The body is a file as it is, of at most so many bytes, sent as `text/csv` or as one of the types. */
  readonly upload?: { readonly mostBytes: number; readonly types?: readonly string[] };
  /** The body is sent as `application/x-www-form-urlencoded`: by a standard, not by our page. */
  readonly form?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The shape of a success; `'file'` where the answer is bytes. Keys that are not in it never leave the server. */
  readonly reply: Reply;
}

type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.core.input<S> : undefined;

export type ParamsOf<E> = E extends { params: infer S } ? OutputOf<S> : undefined;
export type QueryOf<E> = E extends { query: infer S } ? OutputOf<S> : undefined;
export type BodyOf<E> = E extends { body: infer S } ? OutputOf<S> : undefined;
export type BodyInputOf<E> = E extends { body: infer S } ? InputOf<S> : undefined;
export type QueryInputOf<E> = E extends { query: infer S } ? InputOf<S> : undefined;
export type ReplyOf<E> = E extends { reply: infer S } ? (S extends Schema ? z.core.output<S> : Uint8Array) : never;

/** `GET /api/mood`: by this the page knows it. */
export function callName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/**
 * Keeps the literal types of one call's schemas, so that both sides infer from them. What is said of a call stays out of
 * the page, which takes schemas and types alone.
 */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
