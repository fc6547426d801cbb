import { insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import { queueMail } from '../../../mail/outgoing-mails.queries.ts';
import type { Services } from '../../services.ts';
import { holdActiveAdmins } from '../../../security/sessions/active-admins.queries.ts';

/** A password has opened an account while local sign-in is off: it is on the list of actions, and all other admins are told. */
export async function noteBreakGlass({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>, userId: string) {
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const admins = await holdActiveAdmins(transaction);
    await insertAuditEvent(transaction, { actorId: userId, action: 'break_glass_used', personId: userId, now: at });
    const userIds = admins.filter((id) => id !== userId);
    await queueMail(transaction, { kind: 'break_glass', userIds, detail: {}, now: at });
  });
  log.warn({ event: 'break_glass_used', user: userId });
}
