import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rotationMessages } from '../../domain/messages/en/keys.ts';
import { readProcessConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import type { DatabasePool } from '../db/connect.ts';
import { withDatabase } from '../operations/with-database.ts';
import { rotationLock } from '../security/encryption/data-keys.queries.ts';
import { keyFileOf, readKeyFile } from '../security/encryption/key-file.ts';
import { followedAfter } from '../security/encryption/load-cipher.ts';
import { prepareKey, rotateKey } from '../security/encryption/key-rotation.ts';
import { StartFault, printSteps } from '../core/start-steps.ts';
import { endingEarly } from './ending-early.ts';

const onStep = printSteps(process.stdout);

await endingEarly(rotationMessages.stopped, async (signal) => {
  const { values } = parseArgs({ options: { prepare: { type: 'boolean', default: false } } });
  const config = readProcessConfig();
  await withDatabase(config, { name: 'rotate-key', onStep }, async (opened, isServed) => {
    await onlyOnce(opened, () =>
      values.prepare ? prepare(config, opened) : rotate(config, opened, { isServed, signal }),
    );
  });
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function prepare(config: Config, { db }: DatabasePool): Promise<void> {
  await prepareKey({ db, config });
  say(rotationMessages.prepared(keyFileOf(config)));
}

async function rotate(
  config: Config,
  { db }: DatabasePool,
  { isServed, signal }: { isServed: boolean; signal: AbortSignal },
): Promise<void> {
  const file = keyFileOf(config);
  if ((readKeyFile(file)?.length ?? 0) > 1) say(rotationMessages.goesOn(file));
  const settle = async () => {
    if (isServed) await wait(followedAfter, undefined, { signal });
  };
  const count = await rotateKey({ db, config, now: () => new Date() }, { onStep, settle, stopping: signal });
  say(rotationMessages.done(count, file));
}

/** The lock ends with its connection, however that ends. */
async function onlyOnce({ pool }: DatabasePool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [rotationLock]);
    if (!rows[0]?.held) throw new StartFault(rotationMessages.running);
    await work();
  } finally {
    client.release(true);
  }
}
