import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ready } from '../../domain/contract/health.ts';
import type { ErrorCode, FailureBody } from '../../domain/errors.ts';
import { errorStatus } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import { codeOf } from '../core/error-code.ts';
import { AppError } from '../core/app-error.ts';
import type { DatabaseSilent } from '../db/silence.ts';
import { describeFault, isDatabaseAway } from '../core/fault-description.ts';
import { languageOf } from './request-language.ts';

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'broken_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'broken_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** What PostgreSQL says where it has no room. */
const diskFull = '53100';

export function isDiskFull(error: Error): boolean {
  return codeOf(error) === diskFull;
}

function refusalOf(error: FastifyError | AppError | DatabaseSilent): AppError | undefined {
  if (error instanceof AppError) return error;
  const known = frameworkCodes[error.code];
  if (known) return new AppError(known);
  // Content parsers throw plain errors with a 4xx status for bodies that are no JSON.
  if ('statusCode' in error && error.statusCode === 400) return new AppError('broken_json');
  if (isDiskFull(error)) return new AppError('unavailable', { retryAfter: 1, isDiskFull: true });
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfter: 1 });
  return undefined;
}

/** What a refusal looks like on the wire. */
export function failureBody({ code, details }: AppError, language: Language): FailureBody {
  const { accountClosed, errorMessages, noRoomMessage, tooManyAttempts, tooManyCalls } = messagesIn[language].errors;
  const { fieldMessages, singleFaultMessage } = messagesIn[language].fieldFaults;
  const { unreadable } = details;
  const faults = Object.entries(details.fields ?? {});
  const [only] = faults;
  const body: FailureBody = { msg: errorMessages[code], code };
  if (code === 'too_many_attempts' && details.retryAfter)
    body.msg = tooManyAttempts(details.retryAfter, details.isLinkQuicker);
  if (code === 'too_many_calls' && details.retryAfter) body.msg = tooManyCalls(details.retryAfter);
  if (unreadable) body.msg = messagesIn[language].staffList.unreadableFile[unreadable.code](unreadable.line);
  if (only && faults.length === 1 && code === 'invalid_input') body.msg = singleFaultMessage(...only);
  if (code === 'account_closed' && details.ask) body.msg = accountClosed(details.ask);
  if (details.isDiskFull) body.msg = noRoomMessage;
  if (details.notReady) Object.assign(body, { ready: false, reasons: details.notReady });
  if (details.secondStep) Object.assign(body, details.secondStep);
  if (only) body.fields = Object.fromEntries(faults.map(([name, fault]) => [name, fieldMessages[fault]]));
  return body;
}

/** Whatever keeps the question whether we are ready from its answer, a queue, a silence or no room, is the database's. */
function withReasons(refusal: AppError, { routeOptions: { url } }: FastifyRequest): AppError {
  const { code, details } = refusal;
  if (url !== ready.path || errorStatus[code] < 500) return refusal;
  return new AppError(code, { notReady: [details.isDiskFull ? 'disk' : 'database'], ...details });
}

/** Turns everything that is thrown into `{ msg, code }`; faults of ours leave one line for the operator. */
export function handleError(
  error: FastifyError | AppError | DatabaseSilent,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = refusalOf(error);
  if (!refusal) request.log.error({ event: 'fault', fault: describeFault(error) }, 'a call failed');
  // Its place says nothing: whatever call comes along meets it.
  else if (refusal !== error && refusal.code === 'unavailable')
    request.log.warn({ event: 'database_away', fault: { ...describeFault(error), stack: undefined } });
  const answer = withReasons(refusal ?? new AppError('server_fault'), request);
  request.refusal = answer;
  if (answer.details.retryAfter) reply.header('Retry-After', String(answer.details.retryAfter));
  if (answer.details.allow) reply.header('Allow', answer.details.allow.join(', '));
  if (answer.code === 'not_signed_in') reply.header('WWW-Authenticate', 'Bearer');
  const language = languageOf(request);
  reply
    .status(errorStatus[answer.code])
    .header('Content-Language', language)
    .type('application/json; charset=utf-8')
    .send(failureBody(answer, language));
}
