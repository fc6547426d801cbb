import { parseArgs } from 'node:util';
import { demoMessages } from '../../../domain/messages/en/demo.ts';
import { readProcessConfig } from '../../config/config.ts';
import { createPool } from '../../db/connect.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { addMissingQuestions } from '../../db/missing-questions.ts';
import { createLog } from '../../observability/log/log.ts';
import { exitWithParent } from '../../process/exit-with-parent.ts';
import { loadCipher } from '../../security/encryption/load-cipher.ts';
import { printSteps } from '../../core/start-steps.ts';
import { fillDatabase } from './fill-database.ts';
import type { DemoSize } from './fill-database.ts';
import { unsafeSettings } from './unsafe-settings.ts';
import { showProgress } from '../progress-bar.ts';

const size = readSize();
if (size) await seed(size);

function readSize(): DemoSize | undefined {
  try {
    const { values } = parseArgs({
      options: {
        employees: { type: 'string', default: '400' },
        seed: { type: 'string', default: '1' },
        years: { type: 'string', default: '1' },
      },
    });
    const [employees, seedNumber, years] = [Number(values.employees), Number(values.seed), Number(values.years)];
    if (!(Number.isInteger(employees) && employees >= 1 && employees <= 1_000_000))
      return refuse(demoMessages.employeesRange);
    if (!(Number.isInteger(seedNumber) && seedNumber >= 0 && seedNumber < 2 ** 32))
      return refuse(demoMessages.seedRange);
    if (!(Number.isInteger(years) && years >= 1 && years <= 10)) return refuse(demoMessages.yearsRange);
    return { employees, seed: seedNumber, years };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(fault: string): undefined {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}

/** Creates the database in DATA_DIR, fills it and stops it again: the server that is started next finds it ready. */
async function seed(wanted: DemoSize): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  exitWithParent(() => stopping.abort());
  const config = readProcessConfig();
  const log = createLog({ logLevel: 'error' });
  const onStep = printSteps(process.stdout);
  const embedded = await startEmbedded({ dataDir: config.dataDir, log, onStep, settings: unsafeSettings });
  const target = { connection: embedded.connection };
  const { db, pool, close } = createPool(target, { max: 3, applicationName: 'demo', statementTimeoutMs: 0, log });
  try {
    await migrate(pool, { onStep });
    await addMissingQuestions(db);
    const showDone = showProgress(process.stdout, demoMessages.inventing(wanted.employees), wanted.employees);
    const onProgress = (done: number) => {
      stopping.signal.throwIfAborted();
      showDone(done);
    };
    const needs = { db, config, now: () => new Date() };
    const { cipher } = await loadCipher(needs);
    await fillDatabase({ ...needs, cipher }, { ...wanted, onProgress, onStep });
    stopping.signal.throwIfAborted();
    process.stdout.write(`\n${demoMessages.accounts}\n\n`);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    process.exitCode = 130;
  } finally {
    await close();
    await embedded.stop();
  }
}
