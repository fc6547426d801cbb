import type { login } from '../../../domain/contract/auth.ts';
import type { BodyInputOf } from '../../../domain/contract/endpoint.ts';
import { call } from '../../api/api-client.ts';
import { logToConsole } from '../../console-log.ts';
import { endSession } from '../../session/session.ts';

export function sendLogin(body: BodyInputOf<typeof login>): Promise<unknown> {
  return call('POST /api/auth/login', { body });
}

export async function sendForgotPassword(email: string): Promise<string | undefined> {
  return msgOf(await call('POST /api/auth/forgot-password', { body: { email } }));
}

export async function sendResetPassword(token: string, newPassword: string): Promise<string | undefined> {
  return msgOf(await call('POST /api/auth/reset-password/:token', { params: { token }, body: { newPassword } }));
}

/** Leaves at once; the server's word is waited for only where it leads on, to end the session at the provider too. */
export function signOut(): void {
  const ended = call('POST /api/auth/logout').then(
    async ({ end_session }) => end_session && (await import('../../routing/leave-for.ts')).leaveFor(end_session),
    () => logToConsole('The server could not be told about the sign-out.'),
  );
  endSession('signed-out');
  void ended;
}

function msgOf(reply: { msg?: unknown } | undefined): string | undefined {
  return typeof reply?.msg === 'string' && reply.msg !== '' ? reply.msg : undefined;
}
