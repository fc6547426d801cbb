import type { finishSingleSignOn } from '../../../../domain/contract/single-sign-on.ts';
import type { InvitedPerson, NewcomerJoining } from '../../../../domain/contract/person.ts';
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { SignedIn } from '../../../../domain/contract/user.ts';
import type { Language } from '../../../../domain/languages.ts';
import { invitedFields } from '../../../../domain/contract/person.ts';
import { byField } from '../../../../domain/person-fields.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Services } from '../../services.ts';
import { startSession } from '../../../security/sessions/start-session.ts';
import type { SignInBrowser } from '../../../security/sessions/start-session.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { browserSecret, formMinutes } from './browser-secret.ts';
import { settingsOf } from './provider.ts';
import { makeClosedPassword } from '../sign-in/reset-link.ts';
import { storeEmployee } from '../sign-in/store-employee.ts';
import { noticeShown } from '../../privacy/privacy-notice/consents.ts';
import { findRule, refuseByRule } from '../registration/registration-rule.queries.ts';
import { findInvitation, findInvited, holdInvited } from '../registration/invited.queries.ts';
import { holdChosen } from '../../work-lists/chosen-work.ts';
import { findNewcomer, insertNewcomer, takeNewcomer } from './newcomers.queries.ts';
import type { Newcomer } from './newcomers.queries.ts';
import type { Proved } from './prove-at-provider.ts';
import { insertIdentity } from './single-sign-on.queries.ts';

type Needs = Pick<Services, 'db' | 'config'>;

/** People who may not register by a form may not by single sign-on either. An invitation is good under every rule. */
async function refuseNewcomer(services: Needs, email: string): Promise<{ staffId: string | undefined }> {
  const { db } = services;
  if (!settingsOf(services).allowsRegistration) throw new AppError('sso_no_account');
  const invitation = await findInvitation(db, email);
  refuseByRule(await findRule(db), email, invitation ? 'invitation' : 'address');
  return { staffId: invitation?.id };
}

/** What is kept until the form comes: what the provider has said, and nothing of what is typed. */
export async function welcomeNewcomer(
  services: Services,
  { issuer, subject, sid, email, name }: Proved,
  browserHash: Buffer,
): Promise<ReplyOf<typeof finishSingleSignOn>> {
  const { db, now } = services;
  if (email === undefined) throw new AppError('sso_unverified');
  const { staffId } = await refuseNewcomer(services, email);
  const entry = makeToken();
  const expiresAt = new Date(now().getTime() + formMinutes * 60_000);
  const newcomer = { issuer, subject, sid, email, name, expiresAt };
  await insertNewcomer(db, { tokenHash: hashToken(entry), browserHash }, newcomer);
  const invited = staffId === undefined ? undefined : await findInvited(db, staffId);
  return { outcome: 'newcomer', newcomer: { entry, email, name, invited: invited ?? null } };
}

interface Call extends SignInBrowser {
  cookies: string | undefined;
  language: Language;
}

/**
 * Always an employee. The form of someone who is invited has no name and no work: those are of the staff list. Throws
 * `sso_ended` (400), `email_taken` (409) and what the rule of who may register does.
 */
export async function registerNewcomer(
  services: Services,
  { entry, notice: shown, ...about }: NewcomerJoining & Partial<InvitedPerson>,
  { cookies, language, ...browser }: Call,
): Promise<SignedIn> {
  const { db, cipher, now, log } = services;
  const newcomer = await requireNewcomer(services, entry, cookies);
  const { issuer, subject, sid, email } = newcomer;
  const { staffId } = await refuseNewcomer(services, email);
  const passwordHash = await makeClosedPassword(db);
  const notice = await noticeShown(services, language, shown);
  const userId = await db.transaction().execute(async (transaction) => {
    if (!(await takeNewcomer(transaction, hashToken(entry)))) throw new AppError('sso_ended');
    const invited = staffId === undefined ? undefined : await holdInvited(transaction, staffId);
    // People who are invited have the organisation's word for it, whatever they send.
    const work = invited ?? workIn(about);
    if (!invited) await holdChosen(transaction, work);
    const at = now();
    const id = await storeEmployee(
      { db: transaction, cipher },
      {
        person: { ...about, ...work, email },
        passwordHash,
        hasPassword: false,
        emailConfirmedAt: at,
        language,
        now: at,
      },
      notice,
    );
    if (!(await insertIdentity(transaction, { issuer, subject }, { userId: id, now: at })))
      throw new AppError('sso_identity_taken');
    return id;
  });
  log.info({ event: 'registered', user: userId });
  // The form may have been open for an hour: what takes proof asks for it.
  return startSession(services, { userId, through: { issuer, sid, provedAt: null } }, browser);
}

/** Throws `sso_ended` (400) where the form was that of someone invited, who no longer is. */
function workIn(about: Partial<InvitedPerson>): InvitedPerson {
  return byField(invitedFields, (name) => {
    const said = about[name];
    if (!said) throw new AppError('sso_ended');
    return said;
  });
}

async function requireNewcomer(
  { db, config, now }: Services,
  entry: string,
  cookies: string | undefined,
): Promise<Newcomer> {
  const secret = browserSecret(config, cookies);
  const binding = { tokenHash: hashToken(entry), browserHash: hashToken(secret ?? '') };
  const newcomer = secret === undefined ? undefined : await findNewcomer(db, binding, now());
  if (!newcomer) throw new AppError('sso_ended');
  return newcomer;
}
