import type { login } from '../../../../domain/contract/auth.ts';
import type { BodyInputOf } from '../../../../domain/contract/endpoint.ts';
import { call } from '../../../api/api-client.ts';
import { logToConsole } from '../../../settings/console-log.ts';
import { endSession } from '../../../api/session.ts';
import { readToken } from '../../../api/stored-token.ts';
import { endUnused } from './late-session.ts';

/** The session; none for someone who has gone on to another screen meanwhile. */
export async function sendLogin(body: BodyInputOf<typeof login>): Promise<unknown> {
  const { pathname } = window.location;
  const session = await call('POST /api/auth/login', { body });
  return window.location.pathname === pathname ? session : endUnused(session);
}

export async function sendForgotPassword(email: string): Promise<string | undefined> {
  return msgOf(await call('POST /api/auth/forgot-password', { body: { email } }));
}

export async function sendResetPassword(token: string, newPassword: string): Promise<string | undefined> {
  return msgOf(await call('POST /api/auth/reset-password/:token', { params: { token }, body: { newPassword } }));
}

/** Leaves at once; the server's word is not waited for. It may lead on, to end the session at the provider too. */
export function signOut(): void {
  const ended = endOnServer();
  endSession('signed-out');
  void ended.then(leadOn);
}

/** Nowhere, once the next person has signed in. */
async function leadOn(to: string | undefined): Promise<void> {
  if (to && readToken() === null) (await import('../../../routing/leave-for.ts')).leaveFor(to);
}

/** The session whose token is stored at this moment, whatever is stored the next. Returns where the session at the provider ends. */
export async function endOnServer(): Promise<string | undefined> {
  try {
    return (await call('POST /api/auth/logout')).end_session;
  } catch {
    logToConsole('The server could not be told about the sign-out.');
    return undefined;
  }
}

function msgOf(reply: { msg?: unknown } | undefined): string | undefined {
  return typeof reply?.msg === 'string' && reply.msg !== '' ? reply.msg : undefined;
}
