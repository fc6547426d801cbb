import type { FastifyInstance } from 'fastify';
import { changePassword, forgotPassword, login, logout, resetPassword } from '../../../domain/contract/auth.ts';
import { register } from '../../../domain/contract/registration.ts';
import {
  changePasswordMessages,
  forgotPasswordMessages,
  logoutMessages,
  resetPasswordMessages,
} from '../../../domain/messages/en/auth.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { deleteSession } from '../../sessions/sessions.queries.ts';
import { choosePassword, registerEmployee, signIn } from './auth.service.ts';
import { changeOwnPassword } from './change-password.ts';
import { askForLink } from './ask-for-link.ts';

export function mountAuth(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, login, async ({ body, setHeader, ...origin }) => {
    const { signedIn, cookie } = await signIn(services, body, origin);
    setHeader('Set-Cookie', cookie);
    return signedIn;
  });

  mountEndpoint(app, services, register, async ({ body, setHeader, ...origin }) => {
    const { signedIn, cookie } = await registerEmployee(services, body, origin);
    setHeader('Set-Cookie', cookie);
    return signedIn;
  });

  mountEndpoint(app, services, logout, async ({ caller }) => {
    await deleteSession(services.db, caller.tokenHash);
    services.log.info({ event: 'signed_out', user: caller.id });
    return { msg: logoutMessages.done };
  });

  mountEndpoint(app, services, forgotPassword, async ({ body: { email }, address }) => {
    await askForLink(services, { email, address });
    return { msg: forgotPasswordMessages.sent };
  });

  mountEndpoint(
    app,
    services,
    resetPassword,
    async ({ params: { token }, body: { newPassword }, setHeader, ...origin }) => {
      setHeader('Set-Cookie', await choosePassword(services, { token, newPassword }, origin));
      return { msg: resetPasswordMessages.done };
    },
  );

  mountEndpoint(app, services, changePassword, async ({ body, caller, address }) => {
    await changeOwnPassword(services, { ...body, userId: caller.id, tokenHash: caller.tokenHash, address });
    return { msg: changePasswordMessages.done };
  });
}
