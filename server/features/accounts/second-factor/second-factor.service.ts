import type { Transaction } from 'kysely';
import type { MadeCredential } from '../../../../domain/contract/passkeys.ts';
import type { Factors } from '../../../../domain/contract/second-factor.ts';
import { mostPasskeys } from '../../../../domain/second-factor.ts';
import { AppError } from '../../../core/app-error.ts';
import { recordSecurityEvent } from '../../../security/audit/security-events.ts';
import type { Database } from '../../../db/schema.ts';
import { isUuid } from '../../../db/record-id.ts';
import { decryptTotpSecret, encryptTotpSecret } from '../../../security/encryption/secret-columns.ts';
import { queueMail } from '../../../mail/outbox.queries.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../security/sessions/authenticate.ts';
import { mustHaveFactor } from '../../../security/sessions/needs-factor.ts';
import { deleteOtherSessionsOf } from '../../../security/sessions/sessions.queries.ts';
import { passkeyPlace } from '../../../config/settings/passkey-place.ts';
import { confirmPassword } from '../../../security/passwords/confirm-password.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteTotp,
  findOwner,
  findTotp,
  holdOwner,
  replaceRecoveryCodes,
  storeTotp,
  turnTotpOn,
} from './factors.queries.ts';
import { optionsToAdd, readMade } from './passkeys.ts';
import { deletePasskey, findPasskeys, insertPasskey } from './passkeys.queries.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** The person who asks, by which session and from where. */
export type Asking = Pick<Caller, 'id' | 'role' | 'tokenHash'> & { address: string };

export async function factorsOf(services: Services, { id, role }: Pick<Caller, 'id' | 'role'>): Promise<Factors> {
  const { db, config } = services;
  const place = passkeyPlace(config);
  const totp = await findTotp(db, id);
  const passkeys = await findPasskeys(db, id);
  return {
    totp: totp?.confirmedAt ? { since: totp.confirmedAt.toISOString() } : null,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.createdAt.toISOString(),
      last_used_at: passkey.lastUsedAt && passkey.lastUsedAt.toISOString(),
      works_here: passkey.host === place?.host,
    })),
    codes_left: await countRecoveryCodes(db, id),
    required: mustHaveFactor(config, role),
    passkeys_offered: place !== undefined,
  };
}

/** Throws what `confirmPassword` throws. */
async function confirm(services: Services, { id, tokenHash, address }: Asking, password: string): Promise<void> {
  await confirmPassword(services, { userId: id, password, address, tokenHash });
}

/** Throws what `confirmPassword` throws, and `factor_there` (409). */
export async function startTotp(
  services: Services,
  asking: Asking,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await confirm(services, asking, password);
  const { db, cipher, config, now } = services;
  const secret = makeTotpSecret();
  const { email } = await findOwner(db, asking.id);
  const sealed = encryptTotpSecret(cipher, asking.id, secret);
  if (!(await storeTotp(db, { userId: asking.id, secret: sealed, now: now() }))) throw new AppError('factor_there');
  return { secret, uri: totpUri(secret, { issuer: config.productTitle, label: email }) };
}

/** Returns fresh recovery codes, null where there are some. Throws `factor_there` (409) and `second_factor_wrong` (403). */
export async function confirmTotp(services: Services, asking: Asking, code: string): Promise<string[] | null> {
  const { db, cipher, now } = services;
  const userId = asking.id;
  const totp = await findTotp(db, userId);
  if (totp?.confirmedAt) throw new AppError('factor_there');
  const step = totp && stepOfCode(decryptTotpSecret(cipher, userId, totp.secret), code, now());
  if (totp === undefined || step === undefined) throw new AppError('second_factor_wrong');
  return addFactor(services, asking, 'totp', async (transaction) => {
    const turned = await turnTotpOn(transaction, { userId, secret: totp.secret, step, now: now() });
    if (!turned) throw new AppError('second_factor_wrong');
  });
}

export async function passkeyOptions(services: Services, asking: Asking, password: string) {
  await confirm(services, asking, password);
  return optionsToAdd(services, asking.id, asking.tokenHash);
}

/** As `confirmTotp`. Throws `passkey_refused` (400) and `too_many_passkeys` (409). */
export async function addPasskey(
  services: Services,
  asking: Asking,
  { name, credential }: { name: string; credential: MadeCredential },
): Promise<string[] | null> {
  const made = await readMade(services, credential, { userId: asking.id, session: asking.tokenHash });
  return addFactor(services, asking, 'passkey', async (transaction) => {
    if ((await findPasskeys(transaction, asking.id)).length >= mostPasskeys) throw new AppError('too_many_passkeys');
    if (!(await insertPasskey(transaction, { ...made, name }))) throw new AppError('passkey_refused');
  });
}

const eventsOf = {
  totp: { added: 'second_factor_added', removed: 'second_factor_removed' },
  passkey: { added: 'passkey_added', removed: 'passkey_removed' },
} as const;

type Factor = keyof typeof eventsOf;

/** With the first factor come recovery codes. All other sessions end: they were opened with less. */
async function addFactor(
  services: Services,
  { id, tokenHash }: Asking,
  factor: Factor,
  add: (transaction: Transaction<Database>) => Promise<void>,
): Promise<string[] | null> {
  const { db, now, log } = services;
  // Hashed before the transaction, so that no connection waits for it.
  const fresh = (await countRecoveryCodes(db, id)) === 0 ? await makeRecoveryCodes(db) : null;
  const codes = await db.transaction().execute(async (transaction) => {
    await holdOwner(transaction, id);
    await add(transaction);
    // If two first factors are added at once, only one shows codes that are valid.
    const first = (await countRecoveryCodes(transaction, id)) === 0 ? fresh : null;
    if (first) await replaceRecoveryCodes(transaction, id, first.hashed);
    await deleteOtherSessionsOf(transaction, id, tokenHash);
    await recordSecurityEvent({ db: transaction, now }, { action: eventsOf[factor].added, personId: id });
    await queueMail(transaction, { kind: 'factor_added', userIds: [id], detail: { factor }, now: now() });
    return first && first.codes;
  });
  log.info({ event: 'second_factor_added', user: id, factor });
  return codes;
}

/** Nothing is removed twice: where it was gone already nothing happens. */
async function removeFactor(
  services: Services,
  { id, tokenHash }: Asking,
  factor: Factor,
  remove: (transaction: Transaction<Database>) => Promise<boolean>,
): Promise<void> {
  const { db, now, log } = services;
  const removed = await db.transaction().execute(async (transaction) => {
    await holdOwner(transaction, id);
    if (!(await remove(transaction))) return false;
    // Alone they are no factor: they stand in for one that was lost.
    if (!(await holdOwner(transaction, id)).secondFactorSince) await deleteRecoveryCodes(transaction, id);
    await deleteOtherSessionsOf(transaction, id, tokenHash);
    await recordSecurityEvent({ db: transaction, now }, { action: eventsOf[factor].removed, personId: id });
    await queueMail(transaction, { kind: 'factor_removed', userIds: [id], detail: { factor }, now: now() });
    return true;
  });
  if (removed) log.info({ event: 'second_factor_removed', user: id, factor });
}

/** Throws what `confirmPassword` throws. */
export async function removeTotp(services: Services, asking: Asking, password: string): Promise<void> {
  await confirm(services, asking, password);
  await removeFactor(services, asking, 'totp', (transaction) => deleteTotp(transaction, asking.id));
}

/** Throws what `confirmPassword` throws, and `not_found` (404). */
export async function removePasskey(services: Services, asking: Asking, id: string, password: string): Promise<void> {
  await confirm(services, asking, password);
  if (!isUuid(id)) throw new AppError('not_found');
  await removeFactor(services, asking, 'passkey', async (transaction) => {
    if (!(await deletePasskey(transaction, asking.id, id))) throw new AppError('not_found');
    return true;
  });
}

/** Throws what `confirmPassword` throws, and `not_found` (404) where there is no factor that they could stand in for. */
export async function renewCodes(services: Services, asking: Asking, password: string): Promise<string[]> {
  await confirm(services, asking, password);
  const { db, now } = services;
  const { codes, hashed } = await makeRecoveryCodes(db);
  await db.transaction().execute(async (transaction) => {
    if (!(await holdOwner(transaction, asking.id)).secondFactorSince) throw new AppError('not_found');
    await replaceRecoveryCodes(transaction, asking.id, hashed);
    await recordSecurityEvent({ db: transaction, now }, { action: 'recovery_codes_made', personId: asking.id });
    await queueMail(transaction, { kind: 'recovery_codes_renewed', userIds: [asking.id], detail: {}, now: now() });
  });
  return codes;
}
