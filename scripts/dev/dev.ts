import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../../server/db/embedded.ts';
import { createLog } from '../../server/observability/log/log.ts';
import { exitWithParent } from '../../server/process/exit-with-parent.ts';
import { printSteps } from '../../server/core/start-steps.ts';
import { databaseUrl } from '../../server/test/run-main.ts';
import { startDevMail } from './dev-mail.ts';
import { startDevPage } from './dev-page.ts';
import { startDevServer } from './dev-server.ts';
import { freePort } from '../../server/test/free-port.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, 'data-dir': { type: 'string' } } });
const port = Number(values.port ?? 5173);
const dataDir = values['data-dir'] ?? join(import.meta.dirname, '..', '..', 'data-dev');
const admin = { email: 'admin@localhost.dev', password: 'Develop@1' };

const mail = await startDevMail();
const serverPort = await freePort();
// Here, and not in the server, which is started again at each change.
const log = createLog({ logLevel: 'error' });
const database = await startEmbedded({ dataDir, log, onStep: printSteps(process.stdout) });
const page = await startDevPage({ port, serverPort });
const server = startDevServer({
  settings: {
    PORT: String(serverPort),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(database.application),
    DATABASE_OWNER_URL: databaseUrl(database.connection),
    // Nobody stands in front of it who would have to notice that it stops.
    DRAIN_SECONDS: '0',
    PUBLIC_URL: page.address,
    SMTP_URL: mail.url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  },
  onReady: (times) =>
    console.log(
      times > 1
        ? 'The server was started again.'
        : `\nOpen   ${page.address}\nAdmin  ${admin.email}, password ${admin.password}\nMails are printed here. Ctrl-C ends everything.\n`,
    ),
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([server.stop(), page.close(), mail.close()]);
  await database.stop();
  process.exit();
}
// Vite has its own, which ends this process before the database has stopped.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
exitWithParent(() => void stop());
