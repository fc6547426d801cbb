import type { KnownEndpoint } from '../../domain/contract/all-endpoints.ts';

type NameOf<E> = E extends KnownEndpoint ? `${E['method']} ${E['path']}` : never;

/**
 * A call by its method and path: 'GET /api/auth/me'. The contract is there for its types alone, so that a page which only
 * reads carries none of its schemas.
 */
export type CallName = NameOf<KnownEndpoint>;

export type EndpointOf<Name extends CallName> = { [E in KnownEndpoint as NameOf<E>]: E }[Name];

/** Carry no token. Does not compile while it is not the same list as the contract's. */
export const openCalls: Record<NameOf<Extract<KnownEndpoint, { access: 'anyone' }>>, true> = {
  'POST /api/auth/login': true,
  'POST /api/browser-reports': true,
  'POST /api/auth/register': true,
  'POST /api/auth/sso/start': true,
  'POST /api/auth/sso/finish': true,
  'POST /api/auth/sso/register': true,
  'POST /api/auth/sso/join': true,
  'POST /api/auth/sso/backchannel-logout': true,
  'GET /api/registration': true,
  'POST /api/auth/registration-link': true,
  'POST /api/auth/join/:token/opened': true,
  'POST /api/auth/join/:token': true,
  'POST /api/auth/forgot-password': true,
  'POST /api/auth/reset-password/:token': true,
  'POST /api/auth/second-factor': true,
  'POST /api/auth/second-factor/passkey-options': true,
  'POST /api/auth/second-factor/passkey': true,
  'POST /api/auth/passkey-options': true,
  'POST /api/auth/passkey': true,
  'GET /api/health': true,
  'GET /api/openapi.json': true,
  'GET /api/docs': true,
  'GET /api/ready': true,
  'GET /api/help-lines': true,
  'GET /api/record-policy': true,
  'GET /api/who-can-see': true,
  'GET /api/email-changes/:token': true,
  'POST /api/email-changes/:token': true,
  'POST /api/email-undos/:token': true,
  'POST /api/left/:token/opened': true,
  'GET /api/left/:token': true,
  'GET /api/left/:token/my-record.json': true,
  'GET /api/left/:token/report': true,
  'POST /api/left/:token/erasure': true,
  'DELETE /api/left/:token/erasure': true,
  'GET /api/organisation': true,
  'GET /api/organisation-logo/:hash': true,
  'GET /api/privacy-notice': true,
  'GET /api/work-lists': true,
};
