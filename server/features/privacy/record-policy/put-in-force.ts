import type { Transaction } from 'kysely';
import type { NoticeKind } from '../../../../domain/notices.ts';
import { isStricter, policyInForce } from '../../../../domain/visibility/record-policy.ts';
import type { PolicyChange, RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { Database } from '../../../db/schema.ts';
import type { Services } from '../../services.ts';
import { insertPolicyChange } from '../../visibility/policy.queries.ts';
import { deleteNoticesOf, insertNotice, replaceNotice } from '../../notices/notices.queries.ts';

/** In the transaction that holds the policy. */
export interface Choosing extends Pick<Services, 'config' | 'log'> {
  db: Transaction<Database>;
}

/** Untrue, or old news, as soon as something else holds, waits or does not. */
export const overtaken: readonly NoticeKind[] = ['policy_announced', 'policy_called_off', 'policy_tightened'];

interface Chosen {
  changes: readonly PolicyChange[];
  policy: RecordPolicy;
  actorId: string;
  now: Date;
}

export async function putInForce(
  { db, log }: Pick<Choosing, 'db' | 'log'>,
  { changes, policy, actorId, now }: Chosen,
): Promise<void> {
  const before = policyInForce(changes);
  // Never earlier than the change before it, even where the clocks of two processes differ.
  const at = new Date(Math.max(now.getTime(), changes.at(-1)?.at.getTime() ?? 0));
  const isLoosened = isStricter(before, policy);
  await insertPolicyChange(db, { policy, at, actorId });
  const action = isLoosened ? 'policy_loosened' : 'policy_tightened';
  await insertAuditEvent(db, { actorId, action, detail: { policy }, now: at });
  const detail = { from: before, to: policy };
  if (isLoosened) {
    await deleteNoticesOf(db, overtaken);
    await insertNotice(db, { kind: 'policy_loosened', detail, now: at });
  } else {
    const notice = { kind: 'policy_tightened', detail, seenBy: actorId, now: at } as const;
    await replaceNotice(db, [...overtaken, 'policy_loosened'], notice);
  }
  log.info({ event: 'record_policy_changed', user: actorId, policy });
}
