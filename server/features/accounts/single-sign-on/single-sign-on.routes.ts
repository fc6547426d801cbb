import { newcomerSchemaOf } from '../../../../domain/contract/person.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { secretCookie } from './browser-secret.ts';
import { settingsOf } from './provider.ts';
import { confirmPassword } from '../../../security/passwords/confirm-password.ts';
import { findWorkLists } from '../../work-lists/chosen-work.ts';
import { beginAttempt } from './attempts.ts';
import { endByProvider } from './back-channel-logout.ts';
import { connectionOf, disconnect } from './connection.ts';
import { joinNewcomer, registerNewcomer } from './newcomers.ts';
import { finishAttempt } from './single-sign-on.service.ts';

export function answerSingleSignOn(services: Services): HandlersOf<'singleSignOn'> {
  return {
    startSingleSignOn: async ({ body: { again = false }, setHeader, ...from }) => {
      const attempt = { purpose: 'sign_in', sessionHash: null, isFresh: again } as const;
      const { address, cookie } = await beginAttempt(services, attempt, from);
      setHeader('Set-Cookie', cookie);
      return { address };
    },

    finishSingleSignOn: async ({ body, setHeader, ...call }) => {
      const finished = await finishAttempt(services, body, call);
      // A newcomer's form still comes from this browser.
      if (finished.outcome !== 'newcomer') setHeader('Set-Cookie', secretCookie(services.config, undefined));
      return finished;
    },

    registerThroughProvider: {
      handle: async ({ body, setHeader, ...call }) => {
        const signedIn = await registerNewcomer(services, body, call);
        setHeader('Set-Cookie', secretCookie(services.config, undefined));
        return signedIn;
      },
      bodyNow: async () => newcomerSchemaOf(await findWorkLists(services.db)),
    },

    joinThroughProvider: async ({ body, setHeader, ...call }) => {
      const signedIn = await joinNewcomer(services, body, call);
      setHeader('Set-Cookie', secretCookie(services.config, undefined));
      return signedIn;
    },

    providerConnection: ({ caller }) => connectionOf(services, caller.id),

    connectProvider: async ({ body: { password }, caller, setHeader, ...from }) => {
      settingsOf(services);
      const { id: userId, tokenHash } = caller;
      await confirmPassword(services, { userId, password, address: from.address, tokenHash });
      const attempt = { purpose: 'link', sessionHash: tokenHash, isFresh: true } as const;
      const { address, cookie } = await beginAttempt(services, attempt, from);
      setHeader('Set-Cookie', cookie);
      return { address };
    },

    disconnectProvider: async ({ body: { password }, caller, address }) => {
      const { id: userId, tokenHash } = caller;
      await confirmPassword(services, { userId, password, address, tokenHash });
      await disconnect(services, { userId, tokenHash });
      return connectionOf(services, userId);
    },

    confirmAtProvider: async ({ caller, setHeader, ...from }) => {
      const attempt = { purpose: 'confirm', sessionHash: caller.tokenHash, isFresh: true } as const;
      const { address, cookie } = await beginAttempt(services, attempt, from);
      setHeader('Set-Cookie', cookie);
      return { address };
    },

    backChannelLogout: async ({ body, address }) => {
      await endByProvider(services, { token: body.logout_token, address });
      return {};
    },
  };
}
