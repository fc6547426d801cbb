import type { Endpoint } from '../../../domain/contract/endpoint.ts';
import { errorStatus } from '../../../domain/errors.ts';
import type { ErrorCode } from '../../../domain/errors.ts';

/** What any call can meet on its way. */
const anywhere: readonly ErrorCode[] = [
  'broken_json',
  'other_site',
  'not_acceptable',
  'too_slow',
  'too_large',
  'server_fault',
  'unavailable',
];

const ofBodies: readonly ErrorCode[] = ['not_an_object', 'invalid_input'];

/** What can be wrong with a body, whether the call takes one or not. */
const ofAnyBody: readonly ErrorCode[] = ['length_needed', 'not_json'];

/** What waits for another admin's word can be refused for what waits already. */
const ofWaiting: readonly ErrorCode[] = ['admin_objected', 'request_waiting', 'too_many_attempts'];

/** Every refusal that a call can answer, by its status: what follows from its description, and what that says it has of its own. */
export function failuresOf(endpoint: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const { refusals = [], mayWait } = endpoint;
  const codes = new Set([...anywhere, ...ofContract(endpoint), ...refusals, ...(mayWait ? ofWaiting : [])]);
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return new Map([...byStatus].toSorted(([one], [other]) => one - other));
}

function ofContract(endpoint: Endpoint): ErrorCode[] {
  const { method, access, stepUp, params, query, body, upload, limit, idempotent } = endpoint;
  return [
    ...ofSessions(endpoint),
    ...(method === 'GET' ? [] : ofAnyBody),
    ...(stepUp ? (['password_needed', 'wrong_password', 'too_many_attempts', ...ofBodies] as const) : []),
    ...(access !== 'anyone' && takesPassword(endpoint)
      ? (['wrong_password', 'password_needed', 'too_many_attempts'] as const)
      : []),
    ...(params ? (['not_found'] as const) : []),
    ...(query ? (['invalid_input'] as const) : []),
    ...(body || upload ? ofBodies : []),
    ...(limit ? (['too_many_calls'] as const) : []),
    ...(idempotent ? (['bad_idempotency_key'] as const) : []),
  ];
}

function ofSessions({ access, beforeSecondFactor, withGivenPassword }: Endpoint): ErrorCode[] {
  if (access === 'anyone') return [];
  return [
    'not_signed_in',
    ...(access === 'signed-in' ? [] : (['forbidden'] as const)),
    ...(withGivenPassword ? [] : (['password_change_needed'] as const)),
    ...(beforeSecondFactor ? [] : (['second_factor_setup_needed'] as const)),
  ];
}

function takesPassword({ body }: Endpoint): boolean {
  const { shape }: { shape?: object } = Object(body?._zod.def);
  return shape !== undefined && 'password' in shape;
}
