import { findHeld } from './embedded/find-held.ts';
import { createPool } from './connect.ts';
import type { DatabasePool, PoolTarget } from './connect.ts';
import { ownerTargetOf } from './database-target.ts';
import { startEmbedded } from './embedded.ts';
import type { Config } from '../config.ts';
import { createLog } from '../log/log.ts';
import type { OnStep } from '../process/start-steps.ts';

interface CommandOptions {
  /** Names the command among the database's sessions. */
  name: string;
  onStep: OnStep;
}

/** For commands, by its owner's role: the database that a running server has open (`isServed`), or one that is started for this alone. */
export async function withDatabase(
  config: Config,
  options: CommandOptions,
  work: (opened: DatabasePool, isServed: boolean) => Promise<void>,
): Promise<void> {
  const { name, onStep } = options;
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return withPool(ownerTargetOf(config), name, (opened) => work(opened, true));
  const held = await findHeld(dataDir);
  if (held) return withPool({ connection: held }, name, (opened) => work(opened, true));
  const embedded = await startEmbedded({ dataDir, log: createLog({ logLevel: 'warn' }), onStep });
  try {
    await withPool({ connection: embedded.connection }, name, (opened) => work(opened, false));
  } finally {
    await embedded.stop();
  }
}

async function withPool(
  target: PoolTarget,
  name: string,
  work: (opened: DatabasePool) => Promise<void>,
): Promise<void> {
  const opened = createPool(target, { max: 3, applicationName: `evenkeel-${name}`, statementTimeoutMs: 0 });
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}
