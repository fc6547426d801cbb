import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { doctorMessages } from '../../domain/messages/en/doctor.ts';
import { commandMessages } from '../../domain/messages/en/operator.ts';
import { recordSecurityEvent } from '../security/audit/security-events.ts';
import { findHeld } from '../db/embedded/find-held.ts';
import { createPool } from '../db/connect.ts';
import type { DatabasePool, PoolTarget } from '../db/connect.ts';
import { ownerTargetOf } from '../db/database-target.ts';
import { isMigrated } from '../db/migrate.ts';
import { startEmbedded } from '../db/embedded.ts';
import { isMissingTable } from '../db/violations.ts';
import { asDatabaseUrlFault } from '../config/known-start-faults.ts';
import type { Config } from '../config/config.ts';
import { createLog } from '../observability/log/log.ts';
import { StartFault } from '../core/start-steps.ts';
import type { OnStep } from '../core/start-steps.ts';

interface CommandOptions {
  /** Names the command among the database's sessions. */
  name: string;
  onStep: OnStep;
  /** It makes the database; any other would start one that nobody meant, where its settings are not those of the server. */
  makesDatabase?: boolean;
  /** It takes tables of any version, or none. */
  takesAnyTables?: boolean;
  /** It writes into the list of security events what it has done, with more than its name. */
  recordsItself?: boolean;
  /** It says itself what to do about a database that is away. */
  connectsItself?: boolean;
}

/** For commands, by its owner's role: the database that a running server has open (`isServed`), or one that is started for this alone. */
export async function withDatabase(
  config: Config,
  options: CommandOptions,
  work: (opened: DatabasePool, isServed: boolean) => Promise<void>,
): Promise<void> {
  const { onStep } = options;
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return withPool(ownerTargetOf(config), options, (opened) => work(opened, true));
  const held = await findHeld(dataDir);
  if (!held && !options.makesDatabase && !existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new StartFault(doctorMessages.database.none(dataDir));
  if (held) return withPool({ connection: held }, options, (opened) => work(opened, true));
  const embedded = await startEmbedded({ dataDir, log: createLog({ logLevel: 'warn' }), onStep });
  try {
    await withPool({ connection: embedded.connection }, options, (opened) => work(opened, false));
  } finally {
    await embedded.stop();
  }
}

async function withPool(
  target: PoolTarget,
  { name, takesAnyTables = false, recordsItself = false, connectsItself = false }: CommandOptions,
  work: (opened: DatabasePool) => Promise<void>,
): Promise<void> {
  const opened = createPool(target, { max: 3, applicationName: `evenkeel-${name}`, statementTimeoutMs: 0 });
  try {
    if (!connectsItself) await connect(opened, target);
    if (!takesAnyTables && !(await isMigrated(opened.pool))) throw new StartFault(commandMessages.noTables);
    if (!recordsItself) await recordCommand(opened.db, name);
    await work(opened);
  } finally {
    await opened.close();
  }
}

async function connect({ pool }: DatabasePool, target: PoolTarget): Promise<void> {
  await pool.query('select 1').catch((error: unknown) => {
    throw 'connectionString' in target ? asDatabaseUrlFault(error, target) : error;
  });
}

/** Who may run a command may also do without this row; it is for those who wonder later what has happened. */
async function recordCommand(db: DatabasePool['db'], command: string): Promise<void> {
  const event = { action: 'command_run', detail: { command } } as const;
  await recordSecurityEvent({ db, now: () => new Date() }, event).catch((error: unknown) => {
    // A database that has no tables yet: the command says so.
    if (!isMissingTable(error)) throw error;
  });
}
