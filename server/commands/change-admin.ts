import { changeAdminMessages } from '../../domain/messages/en/operator.ts';
import { insertAuditEvent } from '../security/audit/audit.queries.ts';
import { recordSecurityEvent } from '../security/audit/security-events.ts';
import { readProcessConfig } from '../config/config.ts';
import { readDatabaseClock } from '../db/database-clock.ts';
import { withDatabase } from '../operations/with-database.ts';
import { holdCounsellors } from '../features/help/call-backs/counsellor-changes.queries.ts';
import { dropRequestsAbout } from '../features/people/admin-requests/ask-for-access.queries.ts';
import { writeByOperator } from '../features/people/access.queries.ts';
import { holdPerson } from '../features/people/people.queries.ts';
import { holdActiveAdmins } from '../security/sessions/active-admins.queries.ts';
import { StartFault, printSteps } from '../core/start-steps.ts';
import { deleteSessionsOf, findOwnerId } from '../security/sessions/sessions.queries.ts';
import { endWithFault } from './command-fault.ts';
import { readEmail } from './read-email.ts';

type Command = 'make-admin' | 'remove-admin';

/**
 * What the operator alone decides: that someone is an admin, or is none. In force at once, in the list of actions, and mailed to the
 * other admins by the server. What waited about the person is over, and with the role what they had asked for.
 */
export async function changeAdmin(command: Command): Promise<void> {
  try {
    const email = readEmail(changeAdminMessages.usage(command));
    const onStep = printSteps(process.stdout);
    await withDatabase(readProcessConfig(), { name: command, onStep, recordsItself: true }, async ({ db }) => {
      const now = await readDatabaseClock(db);
      await db.transaction().execute(async (transaction) => {
        // In this order, as everywhere: admins, counsellors, person.
        const admins = await holdActiveAdmins(transaction);
        await holdCounsellors(transaction);
        const personId = await findOwnerId(transaction, email);
        const person = personId && (await holdPerson(transaction, personId));
        if (!personId || !person) throw new StartFault(changeAdminMessages.unknown(email));
        if (command === 'remove-admin' && person.role !== 'admin')
          throw new StartFault(changeAdminMessages.notAdmin(email));
        if (command === 'remove-admin' && admins.every((id) => id === personId))
          throw new StartFault(changeAdminMessages.last);
        await dropRequestsAbout(transaction, personId);
        await writeByOperator(transaction, { personId, person, isAdmin: command === 'make-admin', now });
        const sessions = String(await deleteSessionsOf(transaction, personId));
        const action = command === 'make-admin' ? 'operator_made_admin' : 'operator_removed_admin';
        await insertAuditEvent(transaction, { actorId: personId, action, personId, now });
        const detail = { command, sessions };
        await recordSecurityEvent({ db: transaction, now: () => now }, { action: 'command_run', personId, detail });
      });
    });
    process.stdout.write(`${changeAdminMessages.done[command](email)}\n`);
  } catch (error) {
    endWithFault(error);
  }
}
