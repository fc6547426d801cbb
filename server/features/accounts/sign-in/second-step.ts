import type { Kysely } from 'kysely';
import type { SignedCredential } from '../../../../domain/contract/second-step.ts';
import { challengeMinutes } from '../../../../domain/second-factor.ts';
import { AppError } from '../../../core/app-error.ts';
import { recordRefusal, recordSecurityEvent } from '../../../security/audit/security-events.ts';
import type { Database } from '../../../db/schema.ts';
import { count, giveBack, isBlocked, refuseWhileBlocked, take } from '../../../security/limits/limits.ts';
import type { Limit } from '../../../security/limits/limits.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import { accountClosed } from '../../organisation/account-closed.ts';
import type { Services } from '../../services.ts';
import { hashToken, makeToken } from '../../../security/sessions/tokens.ts';
import { readCode, waysOf } from '../second-factor/check-code.ts';
import { countRecoveryCodes } from '../second-factor/factors.queries.ts';
import { checkPasskey, optionsForSecondStep, optionsToSignIn } from '../second-factor/passkeys.ts';
import { findPasskey } from '../second-factor/passkeys.queries.ts';
import { holdPerson } from '../single-sign-on/single-sign-on.queries.ts';
import type { Account } from './accounts.queries.ts';
import { finishSignIn } from './finish-sign-in.ts';
import type { Entered, Origin } from './finish-sign-in.ts';
import { findPasskeyOwner, findWaiting, insertChallenge, takeWaiting } from './second-step.queries.ts';
import type { WaitingSignIn } from './second-step.queries.ts';

/** The refusal of a right password that is not enough: with it the second step can be taken. */
export async function askForSecondStep(
  services: Services,
  { id: userId, passwordHash }: Account,
  browserHash: Buffer | undefined,
): Promise<AppError> {
  const { db, now, log } = services;
  const challenge = makeToken();
  const expiresAt = new Date(now().getTime() + challengeMinutes * 60_000);
  await insertChallenge(db, { tokenHash: hashToken(challenge), userId, passwordHash, browserHash, expiresAt });
  log.info({ event: 'second_factor_asked', user: userId });
  return new AppError('second_factor_needed', { secondStep: { challenge, ways: await waysOf(services, userId) } });
}

/** What is counted of a sign-in that waits: its own tries, and those of the account or of a browser that is known to it. */
interface Waiting {
  signIn: WaitingSignIn;
  tokenHash: Buffer;
  tries: Limit;
}

async function requireWaiting({ db, now }: Services, challenge: string): Promise<Waiting> {
  const tokenHash = hashToken(challenge);
  const signIn = await findWaiting(db, tokenHash, now());
  if (!signIn) throw new AppError('second_factor_over');
  const tries: Limit = signIn.browserHash
    ? { kind: 'factor-browser', subject: signIn.browserHash.toString('hex') }
    : { kind: 'factor-account', subject: signIn.id };
  return { signIn, tokenHash, tries };
}

/** A try is taken before it is compared, so that parallel ones do not slip through. */
async function takeTry(services: Services, { tries, tokenHash }: Waiting): Promise<void> {
  const ofThis: Limit = { kind: 'factor-challenge', subject: tokenHash.toString('hex') };
  if (await isBlocked(services, ofThis)) throw new AppError('second_factor_over');
  await take(services, tries);
  await take(services, ofThis);
}

/**
 * Signs in by a code of the app or a recovery code. Throws `second_factor_wrong` and `second_factor_over` (403), and
 * `too_many_attempts` (429).
 */
export async function takeSecondStep(
  services: Services,
  { challenge, code }: { challenge: string; code: string },
  origin: Origin,
): Promise<Entered> {
  const waiting = await requireWaiting(services, challenge);
  const { signIn } = waiting;
  await takeTry(services, waiting);
  const read = await readCode(services, signIn.id, code);
  const isRight = read && (await spend(services, waiting, (inside) => read.use(inside)));
  if (!isRight) {
    await tellOfGuesses(services, waiting);
    noteFailure(services, signIn.id);
    throw new AppError('second_factor_wrong');
  }
  if (read.way === 'recovery') await tellOfRecovery(services, signIn.id);
  return pass(services, waiting, origin);
}

/** The challenge and the code go together, or neither does: a wrong code leaves the challenge to a next try. */
async function spend(
  { db }: Services,
  { tokenHash }: Waiting,
  use: (inside: Kysely<Database>) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction().execute(async (inside) => {
    // The code first: a call that waits for its row has not taken the challenge yet.
    if (!(await use(inside))) return false;
    if (!(await takeWaiting(inside, tokenHash))) throw new AppError('second_factor_over');
    return true;
  });
}

/** Signs in by a passkey after the password. Throws `passkey_wrong` and `second_factor_over` (403). */
export async function takeSecondPasskey(
  services: Services,
  { challenge, credential }: { challenge: string; credential: SignedCredential },
  origin: Origin,
): Promise<Entered> {
  const waiting = await requireWaiting(services, challenge);
  const { signIn, tokenHash } = waiting;
  await takeTry(services, waiting);
  try {
    await checkPasskey(services, credential, { purpose: 'second_factor', userId: signIn.id, boundTo: tokenHash });
  } catch (error) {
    noteFailure(services, signIn.id);
    throw error;
  }
  if (!(await takeWaiting(services.db, tokenHash))) throw new AppError('second_factor_over');
  return pass(services, waiting, origin);
}

export async function passkeyForSecondStep(services: Services, challenge: string): Promise<Record<string, unknown>> {
  const { signIn, tokenHash } = await requireWaiting(services, challenge);
  return optionsForSecondStep(services, signIn.id, tokenHash);
}

async function pass(services: Services, { signIn, tries }: Waiting, origin: Origin): Promise<Entered> {
  await giveBack(services, tries);
  await recordSecurityEvent(services, { action: 'second_factor_passed', personId: signIn.id });
  return finishSignIn(services, signIn, origin);
}

function noteFailure(services: Services, personId: string): void {
  recordRefusal(services, { action: 'second_factor_failed', personId });
  services.log.info({ event: 'second_factor_failed', user: personId });
}

/** Someone who guesses codes has the password: the owner hears of it, once a day. */
async function tellOfGuesses(services: Services, { tries, signIn }: Waiting): Promise<void> {
  if (!(await isBlocked(services, tries))) return;
  const told: Limit = { kind: 'factor-told', subject: signIn.id };
  await services.db.transaction().execute(async (db) => {
    // Of several guesses at once, only one sends the mail.
    await holdPerson(db, signIn.id);
    const within = { ...services, db };
    if (await isBlocked(within, told)) return;
    // Twice: what is counted for the first time makes no one wait.
    await count(within, [told, told]);
    await queueMail(db, { kind: 'factor_guessed', userIds: [signIn.id], detail: {}, now: services.now() });
  });
}

async function tellOfRecovery(services: Services, userId: string): Promise<void> {
  const left = String(await countRecoveryCodes(services.db, userId));
  const mail = { kind: 'recovery_code_used', userIds: [userId], detail: { left }, now: services.now() } as const;
  await services.db.transaction().execute(async (transaction) => {
    await recordSecurityEvent({ ...services, db: transaction }, { action: 'recovery_code_used', personId: userId });
    await queueMail(transaction, mail);
  });
  services.log.info({ event: 'recovery_code_used', user: userId });
}

const byAddress = ({ address }: Origin): Limit => ({ kind: 'passkey-address', subject: address });

/** Anyone may ask, and each asking is stored for minutes: counted by address. */
export async function passkeyToSignIn(services: Services, origin: Origin): Promise<Record<string, unknown>> {
  await take(services, byAddress(origin));
  return optionsToSignIn(services);
}

/** Signs in by a passkey alone. Throws `passkey_wrong` (403) whatever does not hold, `has_left` and `account_closed` (403). */
export async function signInByPasskey(
  services: Services,
  credential: SignedCredential,
  origin: Origin,
): Promise<Entered> {
  await refuseWhileBlocked(services, [byAddress(origin)]);
  try {
    const userId = await checkPasskey(services, credential, { purpose: 'sign_in', userId: null, boundTo: null });
    const owner = await findPasskeyOwner(services.db, userId);
    if (!owner) throw new AppError('passkey_wrong');
    if (owner.leftAt) throw new AppError('has_left');
    if (owner.disabledAt) throw await accountClosed(services);
    return await finishSignIn(services, owner, origin);
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === 'passkey_wrong') await count(services, [byAddress(origin)]);
    if (code === 'passkey_wrong' || code === 'account_closed') {
      // As of a password: whose it would have been.
      const passkey = await findPasskey(services.db, Buffer.from(credential.id, 'base64url'));
      recordRefusal(services, { action: 'sign_in_failed', personId: passkey?.userId });
      services.log.info({ event: 'sign_in_failed' });
    }
    throw error;
  }
}
