import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { endSessionsMessages } from '../../domain/messages/en/operator.ts';
import { recordSecurityEvent } from '../security/audit/security-events.ts';
import { readProcessConfig } from '../config/config.ts';
import type { Database } from '../db/schema.ts';
import { readDatabaseClock } from '../db/database-clock.ts';
import { withDatabase } from '../operations/with-database.ts';
import { StartFault, printSteps } from '../core/start-steps.ts';
import { deleteAllSessions, deleteSessionsOf, findOwnerId } from '../security/sessions/sessions.queries.ts';
import { endWithFault } from './command-fault.ts';

/** Signs out one person, or with `--all` everyone, on every device. The server may run or stand still. */
try {
  const email = readWords();
  const onStep = printSteps(process.stdout);
  await withDatabase(readProcessConfig(), { name: 'end-sessions', onStep, recordsItself: true }, async ({ db }) => {
    process.stdout.write(`${await (email === undefined ? endAll(db) : endOf(db, email))}\n`);
  });
} catch (error) {
  endWithFault(error);
}

/** The e-mail; undefined where everyone is meant, which has to be said. */
function readWords(): string | undefined {
  try {
    const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
    const [email, ...more] = positionals;
    if (more.length === 0 && (email !== undefined) !== (values.all === true)) return email?.trim();
  } catch {
    // Said below.
  }
  throw new StartFault(endSessionsMessages.usage);
}

async function endOf(db: Kysely<Database>, email: string): Promise<string> {
  const at = await readDatabaseClock(db);
  const ended = await db.transaction().execute(async (transaction) => {
    const personId = await findOwnerId(transaction, email);
    if (personId === undefined) throw new StartFault(endSessionsMessages.unknown(email));
    const count = await deleteSessionsOf(transaction, personId);
    await note(transaction, at, { personId, detail: { command: 'end-sessions', sessions: String(count) } });
    return count;
  });
  return endSessionsMessages.ended(ended, email);
}

async function endAll(db: Kysely<Database>): Promise<string> {
  const at = await readDatabaseClock(db);
  const ended = await db.transaction().execute(async (transaction) => {
    const count = await deleteAllSessions(transaction);
    await note(transaction, at, { detail: { command: 'end-sessions', whose: 'all', sessions: String(count) } });
    return count;
  });
  return endSessionsMessages.endedAll(ended);
}

async function note(
  db: Kysely<Database>,
  at: Date,
  event: { personId?: string; detail: Record<string, string> },
): Promise<void> {
  await recordSecurityEvent({ db, now: () => at }, { action: 'command_run', ...event });
}
