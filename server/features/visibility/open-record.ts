import type { Transaction } from 'kysely';
import { closedUntil, policyInForce } from '../../../domain/visibility/record-policy.ts';
import { refusalOf } from '../../../domain/visibility/rules.ts';
import { AppError } from '../../core/app-error.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { isUuid } from '../../db/record-id.ts';
import { findReason, insertAccessLogEntry, keepRecordOwner } from './access.queries.ts';
import { keepPolicy, readPolicyChanges } from './policy.queries.ts';

declare const writtenDown: unique symbol;

/**
 * A record that may be read, in the transaction in which that was found and written down. Only `openRecord` makes one,
 * and what reads a named record takes one: without an entry it does not compile.
 */
export interface OpenedRecord {
  readonly [writtenDown]: true;
  db: Transaction<Database>;
  personId: string;
  name: string;
  /** Records made up to this moment stay closed; undefined where none do. */
  closedUntil: Date | undefined;
}

/**
 * The one way to a named record of an employee. The policy decides, and the opening is written down where the person
 * and the admins can read it, in the same transaction as what `read` reads: no entry, no data. Throws `not_found` (404)
 * for an id of no one and of someone who is not an employee, and the policy's refusal (403).
 */
export async function openRecord<T>(
  { db: pool, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  { adminId, personId }: { adminId: string; personId: string },
  read: (record: OpenedRecord) => Promise<T>,
): Promise<T> {
  if (!isUuid(personId)) throw new AppError('not_found');
  return pool.transaction().execute(async (db) => {
    await keepPolicy(db);
    const changes = await readPolicyChanges(db);
    const owner = await keepRecordOwner(db, personId);
    if (!owner) throw new AppError('not_found');
    const at = now();
    const policy = policyInForce(changes);
    const reason = await findReason({ db, cipher }, { adminId, personId, policy, now: at });
    const { disabled, sharesSince } = owner;
    const refusal = refusalOf(policy, { reasonGiven: reason !== undefined, shares: sharesSince !== null, disabled });
    if (refusal) throw new AppError(refusal);
    await insertAccessLogEntry({ db, cipher }, { adminId, personId, policy, reason, now: at });
    await insertAuditEvent(db, { actorId: adminId, action: 'history_opened', personId, now: at });
    const grounds = { reasonGiven: reason !== undefined, sharesSince };
    // The one place where it is made: the entry has just been written.
    return read({ db, personId, name: owner.name, closedUntil: closedUntil(changes, grounds) } as OpenedRecord);
  });
}
