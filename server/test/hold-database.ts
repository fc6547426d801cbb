/** Starts the embedded database of a folder in a process of its own, which a test can kill. Tells one line of JSON. */
import { startEmbedded } from '../db/embedded.ts';
import { createLog } from '../observability/log/log.ts';
import { StartFault } from '../core/start-steps.ts';

const [, , dataDir = ''] = process.argv;

try {
  const log = createLog({ logLevel: 'silent' });
  const embedded = await startEmbedded({ dataDir, log, onStep: () => () => undefined });
  await embedded.announce({ address: 'http://127.0.0.1:4321' });
  tell({ connection: embedded.connection, pid: embedded.pid() });
  process.once('SIGTERM', () => void embedded.stop().then(() => process.exit()));
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  tell({ fault: error.message });
}

function tell(told: object) {
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
