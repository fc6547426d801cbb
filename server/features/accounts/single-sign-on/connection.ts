import type { ProviderConnection } from '../../../../domain/contract/single-sign-on.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { queueMail } from '../../../mail/outgoing-mails.queries.ts';
import type { Services } from '../../services.ts';
import { settingsOf } from './provider.ts';
import { mayUsePassword } from '../../../security/passwords/local-login.ts';
import { endProviderSessionsOf } from './logouts.queries.ts';
import { deleteIdentity, findIdentityOf, findSignInOf } from './single-sign-on.queries.ts';

export async function connectionOf({ db, config }: Services, userId: string): Promise<ProviderConnection> {
  const { hasPassword, ...account } = await findSignInOf(db, userId);
  const { singleSignOn } = config;
  const own = singleSignOn && (await findIdentityOf(db, userId, singleSignOn.issuer));
  return {
    name: singleSignOn?.name ?? null,
    linked_at: own?.linkedAt.toISOString() ?? null,
    has_password: hasPassword && mayUsePassword(config, account),
  };
}

/** What the provider has opened ends, but for the session that asks. */
export async function disconnect(
  services: Services,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
): Promise<void> {
  const { db, now, log } = services;
  const { issuer } = settingsOf(services);
  if (!(await connectionOf(services, userId)).has_password) throw new AppError('no_password');
  await db.transaction().execute(async (transaction) => {
    if (!(await deleteIdentity(transaction, userId, issuer))) return;
    await endProviderSessionsOf(transaction, userId, tokenHash);
    const at = now();
    await insertAuditEvent(transaction, { actorId: userId, action: 'sso_unlinked', personId: userId, now: at });
    await queueMail(transaction, { kind: 'sso_unlinked', userIds: [userId], detail: {}, now: at });
  });
  log.info({ event: 'sso_unlinked', user: userId });
}
