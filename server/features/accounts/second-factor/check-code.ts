import type { Kysely } from 'kysely';
import type { FactorWay } from '../../../../domain/second-factor.ts';
import type { Database } from '../../../db/schema.ts';
import { decryptTotpSecret } from '../../../security/encryption/secret-columns.ts';
import type { Services } from '../../services.ts';
import { passkeyPlace } from '../../../config/settings/passkey-place.ts';
import { countRecoveryCodes, findRecoverySalt, findTotp, takeRecoveryCode, takeStep } from './factors.queries.ts';
import { findPasskeys } from './passkeys.queries.ts';
import { hashTypedCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** A code that could be right: which kind it is, and what uses it up. */
interface ReadCode {
  way: Exclude<FactorWay, 'passkey'>;
  /** False where it was used before, in any process. */
  use(db: Kysely<Database>): Promise<boolean>;
}

/** Undefined where it is neither a code of the person's app at this moment nor like a recovery code. */
export async function readCode(services: Services, userId: string, code: string): Promise<ReadCode | undefined> {
  return /^[0-9]{6}$/.test(code) ? readTotp(services, userId, code) : readRecovery(services, userId, code);
}

async function readTotp({ db, cipher, now }: Services, userId: string, code: string): Promise<ReadCode | undefined> {
  const totp = await findTotp(db, userId);
  if (!totp?.confirmedAt) return undefined;
  const step = stepOfCode(decryptTotpSecret(cipher, userId, totp.secret), code, now());
  return step === undefined ? undefined : { way: 'totp', use: (inside) => takeStep(inside, userId, step) };
}

async function readRecovery({ db }: Services, userId: string, code: string): Promise<ReadCode | undefined> {
  const salt = await findRecoverySalt(db, userId);
  const hash = salt && (await hashTypedCode(db, code, salt));
  return hash && { way: 'recovery', use: (inside) => takeRecoveryCode(inside, userId, hash) };
}

/** How a person can take the second step at this address. */
export async function waysOf({ db, config }: Pick<Services, 'db' | 'config'>, userId: string): Promise<FactorWay[]> {
  const host = passkeyPlace(config)?.host;
  const [totp, passkeys, codes] = [
    await findTotp(db, userId),
    await findPasskeys(db, userId),
    await countRecoveryCodes(db, userId),
  ];
  return [
    ...(totp?.confirmedAt ? (['totp'] as const) : []),
    ...(passkeys.some((passkey) => passkey.host === host) ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recovery'] as const) : []),
  ];
}
