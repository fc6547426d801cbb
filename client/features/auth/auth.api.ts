import { forgotPassword, login, logout, resetPassword } from '../../../domain/contract/auth.ts';
import type { BodyInputOf } from '../../../domain/contract/endpoint.ts';
import { me } from '../../../domain/contract/profile.ts';
import { CallError, call } from '../../api-client.ts';
import { endSession, readToken } from '../../session.ts';

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
  const ended = call(logout).catch(() => console.warn('The server could not be told about the sign-out.'));
  endSession('signed-out');
  void ended;
}

let asking: Promise<void> | null = null;

/** One refused call does not sign anybody out: the session ends when `me` refuses the token too. */
export function endWhenRefused(token: string): void {
  asking ??= confirmRefusal(token).finally(() => (asking = null));
}

async function confirmRefusal(token: string): Promise<void> {
  try {
    await call(me);
  } catch (error) {
    if (error instanceof CallError && error.status === 401 && readToken() === token) endSession('ended');
  }
}

function msgOf(reply: { msg?: unknown } | undefined): string | undefined {
  return typeof reply?.msg === 'string' && reply.msg !== '' ? reply.msg : undefined;
}
