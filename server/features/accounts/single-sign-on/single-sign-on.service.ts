import type { finishSingleSignOn } from '../../../../domain/contract/single-sign-on.ts';
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { accountClosed } from '../../organisation/account-closed.ts';
import type { Services } from '../../services.ts';
import { confirmSession } from '../../../security/sessions/sessions.queries.ts';
import { isBreakGlass } from '../../../security/passwords/local-login.ts';
import { startSession } from '../../../security/sessions/start-session.ts';
import type { SignInBrowser } from '../../../security/sessions/start-session.ts';
import { closePassword } from '../sign-in/replace-password.ts';
import { makeClosedPassword } from '../sign-in/reset-link.ts';
import { dropEmailChangesOf } from '../email-changes/email-changes.queries.ts';
import { removeFactorsOf } from '../second-factor/remove-factors.ts';
import { endAttempt } from './attempts.ts';
import { welcomeNewcomer } from './newcomers.ts';
import { proveAtProvider } from './prove-at-provider.ts';
import type { Proved, Returned } from './prove-at-provider.ts';
import {
  findByIdentity,
  findIdentityOf,
  findSessionPerson,
  holdByEmail,
  holdPerson,
  insertIdentity,
} from './single-sign-on.queries.ts';
import type { KnownPerson } from './single-sign-on.queries.ts';

type Finished = ReplyOf<typeof finishSingleSignOn>;

interface Call extends SignInBrowser {
  cookies: string | undefined;
}

/** What the browser has come back with from the provider, for whatever it was sent there. */
export async function finishAttempt(services: Services, returned: Returned, call: Call): Promise<Finished> {
  const attempt = await endAttempt(services, returned.state, call.cookies);
  const { purpose, sessionHash, browserHash, nonce, codeVerifier } = attempt;
  const proved = await proveAtProvider(services, returned, { nonce, codeVerifier, isFresh: purpose !== 'sign_in' });
  if (purpose === 'sign_in' || sessionHash === null) return signInProved(services, proved, { ...call, browserHash });
  const userId = await findSessionPerson(services.db, sessionHash);
  if (userId === undefined) throw new AppError('sso_ended');
  if (purpose === 'link') return link(services, proved, userId);
  return confirm(services, proved, { userId, sessionHash });
}

/** Issuer and subject say who it is, and nothing else does: an e-mail may be given to someone else. */
async function signInProved(
  services: Services,
  proved: Proved,
  { browserHash, ...browser }: SignInBrowser & { browserHash: Buffer },
): Promise<Finished> {
  const { log } = services;
  const userId = (await findKnown(services, proved)) ?? (await takeOver(services, proved));
  if (userId === undefined) return welcomeNewcomer(services, proved, browserHash);
  const { issuer, sid, provedAt } = proved;
  const signedIn = await startSession(services, { userId, through: { issuer, sid, provedAt } }, browser);
  log.info({ event: 'signed_in', user: userId, through: 'sso' });
  return { outcome: 'signed_in', ...signedIn };
}

async function findKnown(services: Services, proved: Proved): Promise<string | undefined> {
  const person = await findByIdentity(services.db, proved);
  if (!person) return undefined;
  await refuseGone(services, person);
  return person.id;
}

/** Throws `account_closed` and `has_left` (403). */
async function refuseGone(
  services: Pick<Services, 'db' | 'config'>,
  { disabled, hasLeft }: KnownPerson,
): Promise<void> {
  if (hasLeft) throw new AppError('has_left');
  if (disabled) throw await accountClosed(services);
}

/**
 * The account with the person's e-mail becomes theirs where both sides have confirmed it. The one who had it until now is out: the
 * sessions, the password, and what could bring an older e-mail back. Undefined where there is none. Throws `sso_unverified` (403), and
 * `sso_link_needed` and `sso_other_person` (409).
 */
async function takeOver(services: Services, { issuer, subject, email, isEmailVerified }: Proved) {
  // Told alike whether there is an account or not: anyone can write any address into an account at the provider.
  if (email === undefined || !isEmailVerified) throw new AppError('sso_unverified');
  const { db, now, log } = services;
  const closed = await makeClosedPassword(db);
  const taken = await db.transaction().execute(async (transaction) => {
    const person = await holdByEmail(transaction, email);
    if (!person) return undefined;
    await refuseGone({ ...services, db: transaction }, person);
    const { id } = person;
    const own = await findIdentityOf(transaction, id, issuer);
    // In another browser, a moment ago.
    if (own?.subject === subject) return { id, isNew: false };
    if (own) throw new AppError('sso_other_person');
    if (!person.isEmailConfirmed) throw new AppError('sso_link_needed');
    // Its password is the way in while the provider is away.
    if (isBreakGlass(services.config, email)) throw new AppError('sso_link_needed');
    const at = now();
    if (!(await insertIdentity(transaction, { issuer, subject }, { userId: id, now: at })))
      throw new AppError('sso_identity_taken');
    await closePassword(transaction, { userId: id, closed, now: at });
    await dropEmailChangesOf(transaction, id);
    await removeFactorsOf(transaction, id);
    await insertAuditEvent(transaction, { actorId: id, action: 'sso_linked', personId: id, now: at });
    await queueMail(transaction, { kind: 'sso_linked', userIds: [id], detail: { closed: 'yes' }, now: at });
    return { id, isNew: true };
  });
  if (taken?.isNew) log.info({ event: 'sso_linked', user: taken.id });
  return taken?.id;
}

async function link({ db, now, log }: Services, { issuer, subject }: Proved, userId: string): Promise<Finished> {
  const isNew = await db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, userId);
    const at = now();
    const own = await findIdentityOf(transaction, userId, issuer);
    if (own?.subject === subject) return false;
    if (!(await insertIdentity(transaction, { issuer, subject }, { userId, now: at })))
      throw new AppError('sso_identity_taken');
    await insertAuditEvent(transaction, { actorId: userId, action: 'sso_linked', personId: userId, now: at });
    await queueMail(transaction, { kind: 'sso_linked', userIds: [userId], detail: { closed: 'no' }, now: at });
    return true;
  });
  if (isNew) log.info({ event: 'sso_linked', user: userId });
  return { outcome: 'linked' };
}

/** Stands in for the password. Throws `sso_wrong_person` (403) for anyone else at the provider. */
async function confirm(
  { db, heldTime }: Services,
  proved: Proved,
  { userId, sessionHash }: { userId: string; sessionHash: Buffer },
): Promise<Finished> {
  const own = await findIdentityOf(db, userId, proved.issuer);
  if (own?.subject !== proved.subject) throw new AppError('sso_wrong_person');
  if (!(await confirmSession(db, sessionHash, heldTime?.() ?? null))) throw new AppError('sso_ended');
  return { outcome: 'confirmed' };
}
