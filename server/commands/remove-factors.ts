import { removeFactorsMessages } from '../../domain/messages/en/operator.ts';
import { recordSecurityEvent } from '../security/audit/security-events.ts';
import { readProcessConfig } from '../config/config.ts';
import type { DatabasePool } from '../db/connect.ts';
import { readDatabaseClock } from '../db/database-clock.ts';
import { withDatabase } from '../operations/with-database.ts';
import { removeFactorsOf } from '../features/accounts/second-factor/remove-factors.ts';
import { queueMail } from '../mail/outbox.queries.ts';
import { StartFault, printSteps } from '../core/start-steps.ts';
import { deleteSessionsOf, findOwnerId } from '../security/sessions/sessions.queries.ts';
import { endWithFault } from './command-fault.ts';
import { readEmail } from './read-email.ts';

/** For someone who has lost phone and recovery codes, where there is no other admin who could do it on the page. */
try {
  const email = readEmail(removeFactorsMessages.usage);
  const onStep = printSteps(process.stdout);
  const command = { name: 'remove-factors', onStep, recordsItself: true };
  await withDatabase(readProcessConfig(), command, async ({ db }) => {
    process.stdout.write(`${await removeFor(db, email)}\n`);
  });
} catch (error) {
  endWithFault(error);
}

async function removeFor(db: DatabasePool['db'], email: string): Promise<string> {
  const now = await readDatabaseClock(db);
  const removed = await db.transaction().execute(async (transaction) => {
    const personId = await findOwnerId(transaction, email);
    if (personId === undefined) throw new StartFault(removeFactorsMessages.unknown(email));
    if (!(await removeFactorsOf(transaction, personId))) return false;
    const sessions = String(await deleteSessionsOf(transaction, personId));
    await queueMail(transaction, { kind: 'factor_removed', userIds: [personId], detail: { factor: 'all' }, now });
    const detail = { command: 'remove-factors', sessions };
    await recordSecurityEvent({ db: transaction, now: () => now }, { action: 'command_run', personId, detail });
    return true;
  });
  return removed ? removeFactorsMessages.removed(email) : removeFactorsMessages.none(email);
}
