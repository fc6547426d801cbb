import type { FastifyInstance } from 'fastify';
import { changePassword, forgotPassword, login, logout, resetPassword } from '../../../domain/contract/auth.ts';
import { register } from '../../../domain/contract/registration.ts';
import {
  changePasswordMessages,
  forgotPasswordMessages,
  logoutMessages,
  resetPasswordMessages,
} from '../../../domain/messages/en/auth.ts';
import { count, refuseWhileBlocked } from '../../limits/limits.ts';
import type { Limit } from '../../limits/limits.ts';
import { mountEndpoint } from '../../mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { deleteSession } from '../../sessions/sessions.queries.ts';
import { choosePassword, registerEmployee, signIn } from './auth.service.ts';
import { changeOwnPassword } from './change-password.ts';
import { insertResetRequest } from './reset-requests.queries.ts';

export function mountAuth(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, login, ({ body, address }) => signIn(services, { ...body, address }));

  mountEndpoint(app, services, register, ({ body, address }) => registerEmployee(services, body, address));

  mountEndpoint(app, services, logout, async ({ caller }) => {
    await deleteSession(services.db, caller.tokenHash);
    services.log.info({ event: 'signed_out', user: caller.id });
    return { msg: logoutMessages.done };
  });

  mountEndpoint(app, services, forgotPassword, async ({ body: { email }, address }) => {
    const limits: Limit[] = [
      { kind: 'forgot-email', subject: email },
      { kind: 'forgot-address', subject: address },
    ];
    await refuseWhileBlocked(services, limits);
    await count(services, limits);
    await insertResetRequest(services.db, email, services.now());
    services.wakeResetMailer();
    return { msg: forgotPasswordMessages.sent };
  });

  mountEndpoint(app, services, resetPassword, async ({ params: { token }, body: { newPassword }, address }) => {
    await choosePassword(services, { token, newPassword, address });
    return { msg: resetPasswordMessages.done };
  });

  mountEndpoint(app, services, changePassword, async ({ body, caller, address }) => {
    await changeOwnPassword(services, { ...body, userId: caller.id, tokenHash: caller.tokenHash, address });
    return { msg: changePasswordMessages.done };
  });
}
