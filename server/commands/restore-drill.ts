import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drillMessages, restoreMessages } from '../../domain/messages/en/backups.ts';
import { findOpeningKeys } from '../operations/backup/backup-keys.ts';
import { drill } from '../operations/backup/drill.ts';
import { checkBackup } from '../operations/backup/restore-backup.ts';
import { readProcessConfig } from '../config/config.ts';
import { StartFault, printSteps, runStep } from '../core/start-steps.ts';
import { endingEarly } from './ending-early.ts';

/** Restores a backup into a throwaway database and says whether all of it is there. The real database is not looked at. */
await endingEarly(drillMessages.stopped, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string', multiple: true } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new StartFault(drillMessages.usage);
  const path = resolve(file);
  const begun = performance.now();
  const onStep = printSteps(process.stdout);
  const findKeys = findOpeningKeys(readProcessConfig(), { backup: path, named: values.key });
  const checked = await runStep(onStep, restoreMessages.checking, () => checkBackup(path, findKeys));
  signal.throwIfAborted();
  const took = await drill({ path, checked, onStep, stopping: signal });
  process.stdout.write(`${drillMessages.done(checked.rows, checked.digests.size, checked.begin.madeAt)}\n`);
  process.stdout.write(`${drillMessages.times(took, performance.now() - begun)}\n`);
});
