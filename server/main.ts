import { keyMessages } from '../domain/messages/en/keys.ts';
import { startupMessages, firstAdminMessages } from '../domain/messages/en/startup.ts';
import { operatorMessages, unknownSetting } from '../domain/messages/en/settings.ts';
import { readProcessConfig, readUnknownNames } from './config/config.ts';
import { ConfigFault } from './config/settings/environment.ts';
import { isThisMachine } from './config/settings/this-machine.ts';
import type { Config } from './config/config.ts';
import { describeFault } from './core/fault-description.ts';
import type { FirstAdmin } from './features/accounts/sign-in/first-admin.ts';
import { mailFolder } from './mail/mail-files.ts';
import { createLog } from './observability/log/log.ts';
import type { Log } from './observability/log/log.ts';
import { exitWithParent, tellLongestStop } from './process/exit-with-parent.ts';
import { runServer } from './process/run-server.ts';
import type { RunningServer } from './process/run-server.ts';
import { StartFault, printSteps } from './core/start-steps.ts';
import { beginStop } from './core/shutdown-phases.ts';
import type { RunningStop } from './core/shutdown-phases.ts';
import { version } from './core/version.ts';

// A closed pipe behind either stream is no reason to die without stopping the database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const unknownNames = readUnknownNames();
const config = readSettings();
if (config) await main(config, createLog(config));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readSettings(): Config | undefined {
  try {
    return readProcessConfig(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    for (const line of [operatorMessages.faults, ...error.faults, ...unknownNames.map(unknownSetting)])
      process.stderr.write(`${line}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

async function main(settings: Config, log: Log): Promise<void> {
  if (unknownNames.length > 0) {
    log.warn({ event: 'unknown_settings', names: unknownNames.map(({ name }) => name) });
    for (const found of unknownNames) say(unknownSetting(found));
  }
  const stopping = new AbortController();
  let phases: RunningStop | undefined;
  const started = runServer(settings, {
    log,
    onStep: printSteps(process.stdout),
    onKeyMade: (path) => announceKey(settings, path),
    onFirstAdmin: announceFirstAdmin,
    stopping: stopping.signal,
  });

  /** Stops in order. The exit code is the worst that was asked for. */
  function stop(code: 0 | 1, pauseSeconds = 0): void {
    process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
    if (phases) return;
    phases = beginStop(pauseSeconds * 1000, endAnyhow);
    void stopInOrder(phases);
  }

  async function stopInOrder(to: RunningStop): Promise<void> {
    say(to.pauseMs > 0 ? startupMessages.draining(to.pauseMs / 1000) : startupMessages.stopping);
    stopping.abort();
    // Where the start was still under way it ends by itself and cleans up after itself.
    const running = await started.catch(() => undefined);
    await running?.stop(to);
    say(startupMessages.stopped);
    process.exit();
  }

  function endAnyhow(): void {
    log.error({ event: 'stop_given_up' });
    process.exit();
  }

  /** Pressed by someone who waits: no pause, and the second time a hurry. */
  function stopAtOnce(): void {
    if (phases) phases.hurryNow();
    else stop(0);
  }

  function crash(error: unknown): void {
    if (!stopping.signal.aborted) log.fatal({ event: 'crashed', fault: describeFault(error) });
    stop(1);
  }

  // A service manager may send it to every process, and so may those that pass it on: twice is no hurry.
  process.on('SIGTERM', () => stop(0, settings.drainSeconds));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, stopAtOnce);
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  exitWithParent(() => stop(0));
  tellLongestStop(settings);

  try {
    const running = await started;
    log.info({ event: 'started', version, node: process.versions.node });
    announce(settings, running);
    if (isInTheClear(settings)) log.warn({ event: 'plain_http', host: settings.host });
  } catch (error) {
    if (stopping.signal.aborted) return;
    if (!(error instanceof StartFault)) log.fatal({ event: 'start_failed', fault: describeFault(error) });
    process.stderr.write(`${error instanceof StartFault ? error.message : startupMessages.crashed}\n`);
    process.exit(1);
  }
}

/** Other machines reach it, and nothing that speaks TLS is known to be in between. */
function isInTheClear({ host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>): boolean {
  return !isThisMachine(host) && trustProxy === 0;
}

function announceKey({ databaseUrl, dataKeyFile }: Config, path: string): void {
  const isShared = databaseUrl !== undefined && dataKeyFile === undefined;
  say(isShared ? keyMessages.madeForShared(path) : keyMessages.made(path));
}

function announceFirstAdmin({ email, password }: FirstAdmin): void {
  say(
    password === undefined
      ? firstAdminMessages.created(email)
      : firstAdminMessages.createdWithPassword(email, password),
  );
}

function announce({ productTitle, publicUrl, smtpUrl, ...settings }: Config, { address }: RunningServer): void {
  if (smtpUrl === undefined) say(startupMessages.mailFolder(mailFolder(settings)));
  if (isInTheClear(settings)) say(startupMessages.plainHttp(settings.host));
  if (publicUrl !== address) say(startupMessages.publicAddress(publicUrl));
  say(startupMessages.ready(productTitle, address));
}
