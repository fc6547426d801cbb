import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWithParent } from '../../server/process/exit-with-parent.ts';
import { startDevMail } from './dev-mail.ts';
import { startDevPage } from './dev-page.ts';
import { startDevServer } from './dev-server.ts';
import { freePort } from './free-port.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, 'data-dir': { type: 'string' } } });
const port = Number(values.port ?? 5173);
const dataDir = values['data-dir'] ?? join(import.meta.dirname, '..', '..', 'data-dev');
const admin = { email: 'admin@localhost.dev', password: 'Develop@1' };

const mail = await startDevMail();
const serverPort = await freePort();
const page = await startDevPage({ port, serverPort });
const server = startDevServer({
  settings: {
    PORT: String(serverPort),
    DATA_DIR: dataDir,
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
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
exitWithParent(() => void stop());
