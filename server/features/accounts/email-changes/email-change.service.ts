import type { Transaction } from 'kysely';
import { emailChangeHours, emailUndoDays } from '../../../../domain/email-changes.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { Database } from '../../../db/schema.ts';
import { take } from '../../../security/limits/limits.ts';
import { dropMails, queueMail } from '../../../mail/outbox.queries.ts';
import type { Services } from '../../services.ts';
import { deleteOtherSessionsOf, deleteSessionsOf } from '../../../security/sessions/sessions.queries.ts';
import { hashToken } from '../../../security/sessions/tokens.ts';
import { comparePassword } from '../../../security/passwords/confirm-password.ts';
import { settleRegistered, unsettle } from '../registration/links.queries.ts';
import { removeFactorsOf } from '../second-factor/remove-factors.ts';
import { askForNewPassword, makeClosedPassword } from '../sign-in/reset-link.ts';
import { removeIdentitiesOf } from '../single-sign-on/single-sign-on.queries.ts';
import { findDetails, holdDetails } from './details.queries.ts';
import type { StoredDetails } from './details.queries.ts';
import {
  dropUndosOf,
  endLinksOf,
  findChangeByLink,
  findUndoByLink,
  dropEmailChange,
  insertUndo,
  putEmailChange,
  setClosedPassword,
  setEmail,
} from './email-changes.queries.ts';
import type { WaitingChange } from './email-changes.queries.ts';

const hourMs = 3_600_000;
const undoMs = emailUndoDays * 24 * hourMs;

interface Asked {
  person: StoredDetails;
  email: string;
  askedBy: string | null;
  sessionHash: Buffer | null;
}

/** Throws `too_many_attempts` (429): each asking mails someone. */
export async function countAsking(services: Services, userId: string): Promise<void> {
  await take(services, { kind: 'email-change', subject: userId });
}

/**
 * Nothing changes yet: a link is mailed to the new address, no matter who has it. Known and unknown addresses are looked up
 * when the mail is written, so that no answer tells which it is. The caller holds the person.
 */
export async function askForEmail(
  { now }: Pick<Services, 'now'>,
  db: Transaction<Database>,
  { person, email, askedBy, sessionHash }: Asked,
): Promise<void> {
  const at = now();
  const expiresAt = new Date(at.getTime() + emailChangeHours * hourMs);
  await dropMails(db, [person.id], ['email_confirm', 'email_asked']);
  const change = await putEmailChange(db, {
    userId: person.id,
    newEmail: email,
    askedBy,
    sessionHash,
    now: at,
    expiresAt,
  });
  const mail = { userIds: [person.id], detail: { change }, now: at };
  await queueMail(db, { ...mail, kind: 'email_confirm', address: email });
  if (askedBy !== null) await queueMail(db, { ...mail, kind: 'email_asked', address: person.email });
}

interface Link {
  token: string;
  address: string;
}

/** All links of a person share their tries: an admin can ask for as many as they like. */
const holderOfLinks = (userId: string) => `links of ${userId}`;

async function refuseGuess(services: Services, address: string): Promise<never> {
  await take(services, { kind: 'reset-address', subject: address });
  throw new AppError('email_link_invalid');
}

/** Throws `email_link_invalid` (400), and `too_many_attempts` (429) for an address from which links are guessed. */
export async function changeBy(services: Services, { token, address }: Link): Promise<WaitingChange> {
  const found = await findChangeByLink(services.db, hashToken(token), services.now());
  return found ?? refuseGuess(services, address);
}

/**
 * The new address is the account's. All sessions end but the one that asked, and what was mailed to the old address to choose
 * a password. Where an admin asked, the person's password is what proves them: throws `invalid_input` (400) without it,
 * what `comparePassword` throws, `email_link_invalid` (400) and `email_taken` (409).
 */
export async function confirmChange(services: Services, link: Link & { password: string | undefined }): Promise<void> {
  const { db, now, log } = services;
  const tokenHash = hashToken(link.token);
  const { userId, askedBy } = await changeBy(services, link);
  let proved: string | undefined;
  if (askedBy !== null) {
    if (link.password === undefined) throw new AppError('invalid_input', { fields: { password: 'required' } });
    proved = (await findPassword(services, userId)).password_hash;
    await comparePassword(services, {
      passwordHash: proved,
      password: link.password,
      address: link.address,
      guesser: holderOfLinks(userId),
    });
  }
  await db.transaction().execute(async (transaction) => {
    const person = await holdDetails(transaction, userId);
    // Read again: it may have been replaced, taken back or used in between, or the password changed.
    const change = person && (await findChangeByLink(transaction, tokenHash, now()));
    if (!change || (proved !== undefined && proved !== person.password_hash)) throw new AppError('email_link_invalid');
    await makeChange(transaction, { person, change, now: now() });
  });
  log.info({ event: 'email_changed', user: userId });
}

async function findPassword({ db }: Services, userId: string): Promise<StoredDetails> {
  const person = await findDetails(db, userId);
  if (!person) throw new AppError('email_link_invalid');
  return person;
}

async function makeChange(
  db: Transaction<Database>,
  { person, change, now }: { person: StoredDetails; change: WaitingChange; now: Date },
): Promise<void> {
  const { id: userId, email: oldEmail } = person;
  await setEmail(db, userId, change.newEmail, now);
  await settleRegistered(db, { id: userId, email: change.newEmail });
  await dropEmailChange(db, userId);
  await dropMails(db, [userId], ['email_confirm', 'email_asked']);
  await endLinksOf(db, userId, [oldEmail, change.newEmail]);
  if (change.sessionHash) await deleteOtherSessionsOf(db, userId, change.sessionHash);
  else await deleteSessionsOf(db, userId);
  await insertAuditEvent(db, { actorId: userId, action: 'email_changed', personId: userId, now });
  if (oldEmail.toLowerCase() === change.newEmail.toLowerCase()) return;
  const expiresAt = new Date(now.getTime() + undoMs);
  const undo = await insertUndo(db, { userId, oldEmail, passwordHash: person.password_hash, expiresAt });
  await queueMail(db, { kind: 'email_changed', userIds: [userId], address: oldEmail, detail: { undo }, now });
}

/**
 * The account comes back to the old address, is signed out everywhere, and no password fits until one is chosen with
 * the link that is mailed there: the person who changed the e-mail knew the password. It is asked for as it was then, so that
 * the old mailbox alone opens nothing. Second steps, passkeys and accounts of a provider that came since go; those from
 * before stay, so that this takes none away from the owner. Throws `email_link_invalid` (400) and what `comparePassword` throws.
 */
export async function undoChange(services: Services, link: Link & { password: string }): Promise<void> {
  const { db, now, log } = services;
  const tokenHash = hashToken(link.token);
  const undo = (await findUndoByLink(db, tokenHash, now())) ?? (await refuseGuess(services, link.address));
  const { userId, oldEmail, passwordHash, expiresAt } = undo;
  await comparePassword(services, {
    passwordHash,
    password: link.password,
    address: link.address,
    guesser: holderOfLinks(userId),
  });
  const closed = await makeClosedPassword(db);
  await db.transaction().execute(async (transaction) => {
    const [at, person] = [now(), await holdDetails(transaction, userId)];
    if (!person || person.has_left || !(await findUndoByLink(transaction, tokenHash, at)))
      throw new AppError('email_link_invalid');
    await setEmail(transaction, userId, oldEmail, at);
    await unsettle(transaction, person);
    await settleRegistered(transaction, { id: userId, email: oldEmail });
    await setClosedPassword(transaction, userId, closed);
    // An earlier change may still be taken back: who stole the account could else take a later one back to their own address.
    await dropUndosOf(transaction, userId, expiresAt);
    await dropEmailChange(transaction, userId);
    await dropMails(transaction, [userId], ['email_confirm', 'email_asked']);
    const since = new Date(expiresAt.getTime() - undoMs);
    await removeFactorsOf(transaction, userId, since);
    await removeIdentitiesOf(transaction, userId, since);
    await endLinksOf(transaction, userId, [person.email, oldEmail]);
    await deleteSessionsOf(transaction, userId);
    await askForNewPassword(transaction, { userId, email: oldEmail, now: at });
    await insertAuditEvent(transaction, { actorId: userId, action: 'email_change_undone', personId: userId, now: at });
  });
  services.wakeOutbox();
  log.info({ event: 'email_change_undone', user: userId });
}
