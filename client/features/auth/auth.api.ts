import { forgotPassword, login, logout, resetPassword } from '../../../domain/contract/auth.ts';
import type { BodyInputOf } from '../../../domain/contract/endpoint.ts';
import { call } from '../../api-client.ts';
import { logQuietly } from '../../page-log.ts';
import { endSession } from '../../session.ts';

export function sendLogin(body: BodyInputOf<typeof login>): Promise<unknown> {
  return call(login, { body });
}

export async function sendForgotPassword(email: string): Promise<string | undefined> {
  return msgOf(await call(forgotPassword, { body: { email } }));
}

export async function sendResetPassword(token: string, newPassword: string): Promise<string | undefined> {
  return msgOf(await call(resetPassword, { params: { token }, body: { newPassword } }));
}

/** Leaves at once; the server's word that the token is ended is not waited for. */
export function signOut(): void {
  const ended = call(logout).catch(() => logQuietly('The server could not be told about the sign-out.'));
  endSession('signed-out');
  void ended;
}

function msgOf(reply: { msg?: unknown } | undefined): string | undefined {
  return typeof reply?.msg === 'string' && reply.msg !== '' ? reply.msg : undefined;
}
