import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type {
  giveReason,
  recordPolicy,
  chosenRecordPolicy,
  Sharing,
} from '../../../../domain/contract/record-policy.ts';
import { reasonMinutes } from '../../../../domain/visibility/reason-time.ts';
import { closedUntil, isStricter, olderRecords, policyInForce } from '../../../../domain/visibility/record-policy.ts';
import type { PolicyChange, RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { refusalOf } from '../../../../domain/visibility/rules.ts';
import { AppError } from '../../../core/app-error.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { Services } from '../../services.ts';
import { isUuid } from '../../../db/record-id.ts';
import { keepRecordOwner, putReason } from '../../visibility/access.queries.ts';
import { isAnythingRecorded } from '../../daily-rollups/state.queries.ts';
import { findComing } from '../../visibility/coming-policy.queries.ts';
import {
  holdPolicy,
  keepPolicy,
  readNamedPolicyChanges,
  readPolicyChanges,
  readSharesSince,
  writeSharesSince,
} from '../../visibility/policy.queries.ts';
import { confirmPassword } from '../../../security/passwords/confirm-password.ts';
import { announce, callOff, readComing } from './coming-policy.ts';
import { putInForce } from './put-in-force.ts';

/** How long a reason opens a record. */
const reasonLastsMs = reasonMinutes * 60_000;

function policyOf(changes: readonly PolicyChange[]): Omit<ReplyOf<typeof recordPolicy>, 'coming'> {
  return {
    policy: policyInForce(changes),
    since: changes.at(-1)?.at.toISOString() ?? null,
    older: olderRecords(changes).map(({ madeUntil, policy }) => ({ made_until: madeUntil.toISOString(), policy })),
  };
}

/** What holds, and what is announced. */
export async function readPolicy(
  services: Pick<Services, 'db' | 'databaseNow'>,
): Promise<ReplyOf<typeof recordPolicy>> {
  const [changes, coming] = [await readPolicyChanges(services.db), await readComing(services)];
  return {
    ...policyOf(changes),
    coming: coming ? { policy: coming.policy, from: coming.holdsFrom.toISOString() } : null,
  };
}

export async function readChosenPolicy(
  services: Pick<Services, 'db' | 'databaseNow'>,
): Promise<ReplyOf<typeof chosenRecordPolicy>> {
  const { db } = services;
  const [changes, coming] = [await readNamedPolicyChanges(db), await readComing(services)];
  return {
    ...policyOf(changes),
    coming: coming
      ? {
          policy: coming.policy,
          from: coming.holdsFrom.toISOString(),
          at: coming.announcedAt.toISOString(),
          by: { id: coming.announcedBy, name: coming.announcerName },
        }
      : null,
    loosening_waits: await isAnythingRecorded(db),
    changes: changes
      .map(({ policy, at, actorId, actorName }) => ({
        policy,
        at: at.toISOString(),
        by: { id: actorId, name: actorName },
      }))
      .toReversed(),
  };
}

/**
 * Waits for the records that are being read: once it has answered, nothing is read under the older policy any more. What
 * is milder waits for its week where anybody has recorded anything. Of two that wait the later one counts, from its beginning.
 */
export async function choosePolicy(services: Services, actorId: string, policy: RecordPolicy): Promise<void> {
  const { config, log, now } = services;
  const clock = await services.databaseNow();
  await services.db.transaction().execute(async (db) => {
    await holdPolicy(db);
    const changes = await readPolicyChanges(db);
    const coming = await findComing(db);
    if (coming?.policy === policy) return;
    const inForce = policyInForce(changes);
    const choosing = { db, config, log };
    const given = { changes, policy, actorId, now: now() };
    if (coming) await callOff(choosing, { ...given, policy: coming.policy, inForce });
    if (policy === inForce) return;
    if (isStricter(inForce, policy) && (await isAnythingRecorded(db)))
      await announce(choosing, { ...given, from: inForce, to: policy, clock });
    else await putInForce(choosing, given);
  });
}

interface GivenReason {
  adminId: string;
  personId: string;
  reason: string;
  password: string;
  address: string;
  /** The admin's session. */
  tokenHash: Buffer;
}

/** Throws `not_found` (404), what the policy refuses in any case, and what `confirmPassword` throws. */
export async function openWithReason(services: Services, given: GivenReason): Promise<ReplyOf<typeof giveReason>> {
  const { adminId, personId, reason, password, address, tokenHash } = given;
  if (!isUuid(personId)) throw new AppError('not_found');
  await confirmPassword(services, { userId: adminId, password, address, tokenHash });
  return services.db.transaction().execute(async (db) => {
    await keepPolicy(db);
    const owner = await keepRecordOwner(db, personId);
    if (!owner) throw new AppError('not_found');
    const policy = policyInForce(await readPolicyChanges(db));
    const { disabled, sharesSince } = owner;
    const refusal = refusalOf(policy, { reasonGiven: true, shares: sharesSince !== null, disabled });
    if (refusal) throw new AppError(refusal);
    const expiresAt = new Date(services.now().getTime() + reasonLastsMs);
    await putReason({ db, cipher: services.cipher }, { adminId, personId, policy, reason, expiresAt });
    await insertAuditEvent(db, { actorId: adminId, action: 'reason_given', personId, now: services.now() });
    return { person: { id: personId, name: owner.name }, reason, expires_at: expiresAt.toISOString() };
  });
}

export async function readSharing({ db }: Pick<Services, 'db'>, userId: string): Promise<Sharing> {
  const [since, changes] = [await readSharesSince(db, userId), await readPolicyChanges(db)];
  const isAllOpen = closedUntil(changes, { reasonGiven: false, sharesSince: since }) === undefined;
  return { shares: since !== null, since: since?.toISOString() ?? null, covers_older: since !== null && isAllOpen };
}

export async function changeSharingOf(services: Services, userId: string, shares: boolean): Promise<Sharing> {
  await writeSharesSince(services.db, userId, shares ? services.now() : null);
  return readSharing(services, userId);
}
