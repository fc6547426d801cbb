import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startEmbedded } from '../../server/db/embedded.ts';
import { createLog } from '../../server/observability/log/log.ts';
import { exitWithParent } from '../../server/process/exit-with-parent.ts';
import { printSteps } from '../../server/core/start-steps.ts';
import { databaseUrl } from '../../server/test/run-main.ts';
import { startDevPage } from './dev-page.ts';
import { freePort } from '../../server/test/free-port.ts';
import { startMailboxServer } from '../../server/test/mailbox-server.ts';
import type { MailboxServer, ReceivedMail } from '../../server/test/mailbox-server.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, 'data-dir': { type: 'string' } } });
const port = Number(values.port ?? 5173);
const dataDir = values['data-dir'] ?? join(import.meta.dirname, '..', '..', 'data-dev');
const admin = { email: 'admin@localhost.dev', password: 'Develop@1' };

/** What the server says of its own address and admin; the developer opens the page's and has an admin. */
const saidOtherwise = /^The first admin was created|^People reach it at|^Stopping \.\.\.|^Stopped\.|^Restarting '|^$/;

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
    // No one stands in front of it who would have to notice that it stops.
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

/** A mail server for one developer: it prints each mail, with the links in it, and sends nothing on. */
function startDevMail(): Promise<MailboxServer> {
  return startMailboxServer({ disabledCommands: ['STARTTLS', 'AUTH'], onMail: print });
}

function print({ receivers, subject, text }: ReceivedMail): void {
  const lines = [`Mail to ${receivers.join(', ')}: ${subject}`, ...(text ?? '').trim().split('\n')];
  console.log(`\n${lines.map((line) => `  | ${line}`).join('\n')}\n`);
}

interface DevServer {
  settings: Record<string, string>;
  /** Called each time it is ready, with the number of times. */
  onReady: (times: number) => void;
}

/** Runs the server from source; Node starts it again when a file that it has loaded changes. */
function startDevServer({ settings, onReady }: DevServer): { stop: () => Promise<void> } {
  const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
  const watcher = spawn(process.execPath, ['--watch', '--watch-preserve-output', main], {
    env: { LOG_LEVEL: 'warn', ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let times = 0;
  createInterface({ input: watcher.stdout }).on('line', (line) => {
    if (line.includes(' is ready at ')) onReady((times += 1));
    else if (!saidOtherwise.test(line)) console.log(line);
  });
  return {
    stop: async () => {
      if (watcher.exitCode !== null || watcher.signalCode !== null) return;
      const ended = once(watcher, 'exit');
      watcher.kill('SIGTERM');
      await ended;
    },
  };
}
