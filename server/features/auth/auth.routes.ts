import type { FastifyInstance } from 'fastify';
import { changePassword, forgotPassword, login, logout, resetPassword } from '../../../domain/contract/auth.ts';
import { registrationSchemaOf } from '../../../domain/contract/person.ts';
import { join, register } from '../../../domain/contract/registration.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { deleteSession, findProviderOf } from '../../sessions/sessions.queries.ts';
import { endSessionAddress } from '../../single-sign-on/provider.ts';
import { findWorkLists } from '../work-lists/work-lists.port.ts';
import { choosePassword, registerEmployee, signIn } from './auth.service.ts';
import { changeOwnPassword } from './change-password.ts';
import { joinInvited } from './join.ts';
import { requireLocalLogin } from './local-login.port.ts';
import { askForLink } from './ask-for-link.ts';

export function mountAuth(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, login, async ({ body, setHeader, ...origin }) => {
    const { signedIn, cookie } = await signIn(services, body, origin);
    setHeader('Set-Cookie', cookie);
    return signedIn;
  });

  mountEndpoint(
    app,
    services,
    register,
    async ({ body, setHeader, ...origin }) => {
      requireLocalLogin(services);
      const { signedIn, cookie } = await registerEmployee(services, body, origin);
      setHeader('Set-Cookie', cookie);
      return signedIn;
    },
    { bodyNow: async () => registrationSchemaOf(await findWorkLists(services.db)) },
  );

  mountEndpoint(app, services, join, async ({ params: { token }, body, setHeader, ...origin }) => {
    requireLocalLogin(services);
    const { signedIn, cookie } = await joinInvited(services, { token, ...body }, origin);
    setHeader('Set-Cookie', cookie);
    return signedIn;
  });

  mountEndpoint(app, services, logout, async ({ caller, language }) => {
    const isThroughProvider = (await findProviderOf(services.db, caller.tokenHash)) !== null;
    await deleteSession(services.db, caller.tokenHash);
    services.log.info({ event: 'signed_out', user: caller.id });
    const end_session = isThroughProvider ? endSessionAddress(services) : undefined;
    return { msg: messagesIn[language].auth.logoutMessages.done, end_session };
  });

  mountEndpoint(app, services, forgotPassword, async ({ body: { email }, address, language }) => {
    requireLocalLogin(services);
    await askForLink(services, { email, address });
    return { msg: messagesIn[language].auth.forgotPasswordMessages.sent };
  });

  mountEndpoint(
    app,
    services,
    resetPassword,
    async ({ params: { token }, body: { newPassword }, setHeader, language, ...origin }) => {
      requireLocalLogin(services);
      setHeader('Set-Cookie', await choosePassword(services, { token, newPassword }, origin));
      return { msg: messagesIn[language].auth.resetPasswordMessages.done };
    },
  );

  mountEndpoint(app, services, changePassword, async ({ body, caller, address, language }) => {
    await changeOwnPassword(services, { ...body, userId: caller.id, tokenHash: caller.tokenHash, address });
    return { msg: messagesIn[language].auth.changePasswordMessages.done };
  });
}
