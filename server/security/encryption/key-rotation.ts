import { keyFaults, rotationMessages } from '../../../domain/messages/en/keys.ts';
import type { SecurityContext } from '../context.ts';
import { StartFault, runStep } from '../../core/start-steps.ts';
import type { OnStep } from '../../core/start-steps.ts';
import { findKeys, holdEncryption, insertKey, keepOnlyKey } from './data-keys.queries.ts';
import { keyFileOf, makeKey, readKeyFile, replaceKeyFile } from './key-file.ts';
import type { KeyRing } from './key-file.ts';
import { refuseWrongKeys, registered } from './load-cipher.ts';
import { findEncryptedOtherwise, replaceEncrypted } from './reencrypt.queries.ts';
import { decryptText, DecryptionFault, encryptText } from './aes-gcm.ts';
import type { DataKey } from './aes-gcm.ts';
import { contextOf, encryptedColumns } from './encrypted-columns.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';

type Needs = Pick<SecurityContext, 'db' | 'config' | 'now'>;

interface RotateOptions {
  onStep: OnStep;
  /** Waits until every process has taken notice of the new key: those that have not are refused afterwards. */
  settle: () => Promise<void>;
  /** Aborted when it is to end early; the next run goes on from there. */
  stopping?: AbortSignal;
}

const rowsAtOnce = 500;

/** Puts a new key into the file, where there is none yet that waits to be used. Nothing is encrypted with it so far. */
export async function prepareKey({ db, config }: Pick<Needs, 'db' | 'config'>): Promise<KeyRing> {
  const path = keyFileOf(config);
  const ring = readKeyFile(path);
  const keys = await findKeys(db);
  if (keys.length === 0) throw new StartFault(rotationMessages.nothingYet);
  if (!ring) throw new StartFault(keyFaults.missing(path));
  refuseWrongKeys(path, ring, keys);
  // More than one: an earlier run has prepared it, or was interrupted.
  if (ring.length > 1) return ring;
  const both: KeyRing = [ring[0], makeKey()];
  replaceKeyFile(path, both);
  return both;
}

/**
 * Encrypts everything with a new key while servers go on working, and takes the old one out of the file. Each step may be
 * the last one: the next run sees how far this one came.
 * @returns how many values were encrypted again.
 */
export async function rotateKey(needs: Needs, { onStep, settle, stopping }: RotateOptions): Promise<number> {
  const { db, config, now } = needs;
  const ring = await prepareKey(needs);
  const newest = ring.at(-1) ?? ring[0];
  await insertKey(db, registered(newest), now());
  const reencrypt = () => reencryptAll(needs, ring, newest, stopping);
  const before = await runStep(onStep, rotationMessages.reencrypting, reencrypt);
  await runStep(onStep, rotationMessages.settling, settle);
  await db.transaction().execute(async (transaction) => {
    await holdEncryption(transaction);
    await keepOnlyKey(transaction, newest.id);
  });
  const after = await runStep(onStep, rotationMessages.finishing, reencrypt);
  replaceKeyFile(keyFileOf(config), [newest]);
  return before + after;
}

async function reencryptAll(
  { db }: Pick<Needs, 'db'>,
  ring: KeyRing,
  newest: DataKey,
  stopping: AbortSignal | undefined,
): Promise<number> {
  let total = 0;
  for (const column of encryptedColumns) {
    let inPass: PassResult;
    do {
      inPass = await reencryptColumn(db, column, { ring, newest, stopping });
      total += inPass.done;
      // Rows that changed under way are looked at once more.
    } while (inPass.missed > 0);
  }
  return total;
}

interface PassResult {
  done: number;
  missed: number;
}

async function reencryptColumn(
  db: Needs['db'],
  column: EncryptedColumn,
  { ring, newest, stopping }: { ring: KeyRing; newest: DataKey; stopping: AbortSignal | undefined },
): Promise<PassResult> {
  const result: PassResult = { done: 0, missed: 0 };
  let after: readonly string[] | undefined;
  for (;;) {
    stopping?.throwIfAborted();
    const rows = await findEncryptedOtherwise(db, column, { keyId: newest.id, after, limit: rowsAtOnce });
    if (rows.length === 0) return result;
    const changes = rows.map((row) => ({ ...row, encrypted: reencrypted(row.value, contextOf(column, row.key)) }));
    const replaced = await replaceEncrypted(db, column, changes);
    result.done += replaced;
    result.missed += rows.length - replaced;
    after = rows.at(-1)?.key;
  }

  function reencrypted(value: Buffer, context: ReturnType<typeof contextOf>): Buffer {
    try {
      return encryptText(
        newest,
        context,
        decryptText((id) => ring.find((key) => key.id === id)?.key, context, value),
      );
    } catch (error) {
      throw error instanceof DecryptionFault ? new StartFault(rotationMessages.damaged(context.table)) : error;
    }
  }
}
