import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecurityAction } from '../../domain/audit-actions.ts';
import { errorStatus } from '../../domain/errors.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import type { AppError } from '../core/app-error.ts';
import { countRefusal } from '../security/audit/refusal-counts.ts';
import type { SecurityContext } from '../security/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the call was answered, where that was a refusal. */
    refusal: AppError | undefined;
  }
}

/** Refusals of other kinds than 403 and 429 that are worth a row. */
const byCode: Partial<Record<ErrorCode, SecurityAction>> = {
  reset_link_invalid: 'reset_link_refused',
  wrong_password: 'password_not_confirmed',
  sum_mismatch: 'sum_mismatch',
};

/** What a page of ours does not send; so many of one caller in a minute are no mistake. */
const unreadable: readonly ErrorCode[] = ['invalid_input', 'broken_json', 'not_an_object', 'not_json', 'too_large'];
const many = 20;

/** Every 403 and 429, guesses at links, sums that do not fit, and bodies without end: who, when, which call, and how many. */
export function recordRefusals(app: FastifyInstance, services: Pick<SecurityContext, 'db' | 'now' | 'log'>): void {
  app.decorateRequest('refusal', undefined);
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.refusal) record(services, request, request.refusal);
    done();
  });
}

function record(services: Parameters<typeof recordRefusals>[1], request: FastifyRequest, refusal: AppError): void {
  const { code, details } = refusal;
  const isMany = unreadable.includes(code);
  const action = isMany ? 'many_invalid' : (byCode[code] ?? ofStatus(errorStatus[code], details.limit));
  if (!action) return;
  const personId = request.caller?.id ?? details.by;
  const event = { action, personId, detail: { code, ...(details.limit !== undefined && { limit: details.limit }) } };
  const hasSession = request.caller !== undefined || code === 'forbidden';
  countRefusal(services, event, { by: hasSession ? 'session' : 'stranger', ...(isMany && { from: many }) });
}

function ofStatus(status: number, limit: string | undefined): SecurityAction | undefined {
  if (status === 403) return 'refused';
  if (status === 429) return limit?.startsWith('login-') ? 'sign_in_locked' : 'slowed';
  return undefined;
}
