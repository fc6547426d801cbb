import { newcomerSchemaOf } from '../../../../domain/contract/person.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { settingsOf } from './provider.ts';
import { confirmPassword } from '../../../security/passwords/confirm-password.ts';
import { findWorkLists } from '../../work-lists/chosen-work.ts';
import { beginAttempt, cookieAfter } from './attempts.ts';
import { endByProvider } from './back-channel-logout.ts';
import { registerNewcomer } from './newcomers.ts';
import { finishAttempt } from './single-sign-on.service.ts';
import type { ProviderConnection } from '../../../../domain/contract/single-sign-on.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { mayUsePassword } from '../../../security/passwords/local-login.ts';
import { findPasswordOf } from '../../../security/passwords/password.queries.ts';
import { endProviderSessionsOf } from './logouts.queries.ts';
import { deleteIdentity, findIdentityOf } from './single-sign-on.queries.ts';

export function answerSingleSignOn(services: Services): HandlersOf<'singleSignOn'> {
  return {
    startSingleSignOn: ({ body: { again = false }, ...call }) =>
      beginAttempt(services, { purpose: 'sign_in', sessionHash: null, isFresh: again }, call),

    finishSingleSignOn: async ({ body, setHeader, ...call }) => {
      const finished = await finishAttempt(services, body, call);
      setHeader('Set-Cookie', await cookieAfter(services, call.cookies));
      return finished;
    },

    registerThroughProvider: {
      handle: async ({ body, setHeader, ...call }) => {
        const signedIn = await registerNewcomer(services, body, call);
        setHeader('Set-Cookie', await cookieAfter(services, call.cookies));
        return signedIn;
      },
      bodyNow: async () => newcomerSchemaOf(await findWorkLists(services.db)),
    },

    joinThroughProvider: async ({ body, setHeader, ...call }) => {
      const signedIn = await registerNewcomer(services, body, call);
      setHeader('Set-Cookie', await cookieAfter(services, call.cookies));
      return signedIn;
    },

    providerConnection: ({ caller }) => connectionOf(services, caller.id),

    connectProvider: async ({ body: { password }, caller, ...call }) => {
      settingsOf(services);
      const { id: userId, tokenHash } = caller;
      await confirmPassword(services, { userId, password, address: call.address, tokenHash });
      return beginAttempt(services, { purpose: 'link', sessionHash: tokenHash, isFresh: true }, call);
    },

    disconnectProvider: async ({ body: { password }, caller, address }) => {
      const { id: userId, tokenHash } = caller;
      await confirmPassword(services, { userId, password, address, tokenHash });
      await disconnect(services, { userId, tokenHash });
      return connectionOf(services, userId);
    },

    confirmAtProvider: ({ caller, ...call }) =>
      beginAttempt(services, { purpose: 'confirm', sessionHash: caller.tokenHash, isFresh: true }, call),

    backChannelLogout: async ({ body, address }) => {
      await endByProvider(services, { token: body.logout_token, address });
      return {};
    },
  };
}

async function connectionOf({ db, config }: Services, userId: string): Promise<ProviderConnection> {
  const { hasPassword, ...account } = await findPasswordOf(db, userId);
  const { singleSignOn } = config;
  const own = singleSignOn && (await findIdentityOf(db, userId, singleSignOn.issuer));
  return {
    name: singleSignOn?.name ?? null,
    linked_at: own?.linkedAt.toISOString() ?? null,
    has_password: hasPassword && mayUsePassword(config, account),
  };
}

/** What the provider has opened ends, but for the session that asks. */
async function disconnect(
  services: Services,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
): Promise<void> {
  const { db, now, log } = services;
  const { issuer } = settingsOf(services);
  if (!(await connectionOf(services, userId)).has_password) throw new AppError('no_password');
  const isGone = await db.transaction().execute(async (transaction) => {
    if (!(await deleteIdentity(transaction, userId, issuer))) return false;
    await endProviderSessionsOf(transaction, userId, tokenHash);
    const at = now();
    await insertAuditEvent(transaction, { actorId: userId, action: 'sso_unlinked', personId: userId, now: at });
    await queueMail(transaction, { kind: 'sso_unlinked', userIds: [userId], detail: {}, now: at });
    return true;
  });
  if (isGone) log.info({ event: 'sso_unlinked', user: userId });
}
