import { databaseSteps } from '../../../domain/messages/en/operator.ts';
import type { SecurityContext } from '../context.ts';
import { runStep } from '../../core/start-steps.ts';
import type { OnStep } from '../../core/start-steps.ts';
import { replaceEncrypted } from './reencrypt.queries.ts';
import type { StoredColumn } from './reencrypt.queries.ts';
import type { Cipher } from './cipher.ts';
import { contextOf, encryptedColumns } from './encrypted-columns.ts';
import { hashOfKey, idempotencyColumns } from './idempotency-hash.ts';
import { waitForOlderTransactions } from './older-transactions.queries.ts';
import {
  dropUnencrypted,
  forgetOldStatistics,
  hasUnencrypted,
  holdUnencrypted,
  takeUnencrypted,
} from './unencrypted.queries.ts';
import type { UnencryptedValue } from './unencrypted.queries.ts';

type Needs = Pick<SecurityContext, 'db' | 'cipher'>;

interface EncryptEarlierOptions {
  onStep: OnStep;
  /** Aborted when the start is to end early. */
  stopping: AbortSignal;
  /** Clears the database's log of changes, where the program may. */
  clearLog?: (() => Promise<void>) | undefined;
}

const valuesAtOnce = 1000;

/**
 * Encrypts or hashes what an earlier version stored in the clear and the migrations have put aside. To be called before
 * anything is served. Many processes may call it at once, and each step may be the last one: the next start goes on from there.
 */
export async function encryptEarlier(
  needs: Needs,
  { onStep, stopping, clearLog }: EncryptEarlierOptions,
): Promise<void> {
  const { db } = needs;
  if (!(await hasUnencrypted(db))) return;
  await runStep(onStep, databaseSteps.encryptingEarlier, async () => {
    await encryptAll(needs, stopping);
    // The emptied table goes last: as long as it is there, the next start does all of this again. No one reads it
    // meanwhile: that would put its pages into the log once more.
    await waitForOlderTransactions(db, stopping);
    await forgetOldStatistics(db);
    await clearLog?.();
    await db.transaction().execute(async (transaction) => {
      await holdUnencrypted(transaction);
      if (await hasUnencrypted(transaction)) await dropUnencrypted(transaction);
    });
  });
}

async function encryptAll(needs: Needs, stopping: AbortSignal): Promise<void> {
  // Not from the beginning each time: the index still has the places of those that were taken out.
  let after = 0;
  for (;;) {
    stopping.throwIfAborted();
    const last = await encryptSome(needs, after);
    if (last === undefined && after === 0) return;
    after = last ?? 0;
  }
}

/** Returns the number of the last value, undefined where there are none after this one. */
async function encryptSome({ db, cipher }: Needs, after: number): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    await holdUnencrypted(transaction);
    if (!(await hasUnencrypted(transaction))) return undefined;
    const values = await takeUnencrypted(transaction, { after, limit: valuesAtOnce });
    for (const [name, own] of Map.groupBy(values, nameOf)) {
      const { column, conceal } = wayOf(cipher, name);
      // Null: what has been written there since is newer, and stays.
      const changes = own.map(({ key, value }) => ({
        key,
        value: null,
        encrypted: conceal(key, value),
      }));
      await replaceEncrypted(transaction, column, changes);
    }
    return values.length === 0 ? undefined : Math.max(...values.map(({ number }) => number));
  });
}

interface Way {
  column: StoredColumn;
  conceal: (key: readonly string[], value: string) => Buffer;
}

function wayOf(cipher: Cipher, name: string): Way {
  const encrypted = encryptedColumns.find((one) => nameOf(one) === name);
  if (encrypted)
    return { column: encrypted, conceal: (key, value) => cipher.encrypt(contextOf(encrypted, key), value) };
  const hashed = idempotencyColumns.find((one) => nameOf(one) === name);
  if (!hashed) throw new Error(`${name} is not a column of what is encrypted or hashed`);
  return { column: hashed, conceal: ([userId = ''], value) => hashOfKey(cipher, userId, value) };
}

const nameOf = ({ table, column }: Pick<UnencryptedValue, 'table' | 'column'>) => `${table}.${column}`;
