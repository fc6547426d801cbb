import { spawn, spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { issueCertificate, makeAuthority } from '../../../server/test/certificates.ts';
import type { Certificate } from '../../../server/test/certificates.ts';
import type { Machine } from './machine.ts';

const root = join(import.meta.dirname, '..', '..', '..');
export const host = 'wellness.example.org';

/** What an office has beside the machine of Evenkeel, in the machine's network. */
export interface Office {
  /** Starts a program there. */
  start(words: readonly string[], env?: Record<string, string>): void;
  startTls(): void;
  /** Fetches over TLS. Returns head and body. */
  askOverTls(path: string): string;
  startMail(): Promise<void>;
  stopMail(): void;
  mails(): { subject: string; text: string; receivers: string[] }[];
  /** What its programs have said. */
  log(): string;
  /** What a sender signs in with on port 2587. */
  mailPassword: string;
  caFile: string;
  close(): void;
}

export function openOffice(machine: Machine, folder: string): Office {
  mkdirSync(folder, { recursive: true });
  const ends = new Set<() => void>();
  const authority = makeAuthority({ folder, name: 'office-ca' });
  const mailPassword = 'a-long-one-of-this-office-4711';
  const mailFile = join(folder, 'mails');
  const logFile = join(folder, 'log');
  let stopMail = () => {};
  const start = (words: readonly string[], env: Record<string, string> = {}) => {
    const log = openSync(logFile, 'a');
    const child = spawn('ip', [...machine.network, ...words], {
      cwd: root,
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], HOME: folder, ...env },
    });
    closeSync(log);
    const end = () => void child.kill();
    ends.add(end);
    return end;
  };
  const mails = () =>
    existsSync(mailFile)
      ? readFileSync(mailFile, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line))
      : [];
  return {
    start,
    startTls: () => startTls(folder, authority, start),
    askOverTls: (path) => {
      const words = ['curl', '-s', '-i', '--cacert', authority.certFile, '--resolve', `${host}:443:127.0.0.1`];
      return spawnSync('ip', [...machine.network, ...words, `https://${host}${path}`], { encoding: 'utf8' }).stdout;
    },
    startMail: async () => {
      const { certFile, keyFile } = issueCertificate({ folder, name: 'mail', by: authority, hosts: ['127.0.0.1'] });
      const program = join(import.meta.dirname, 'office-mail.ts');
      stopMail = start([process.execPath, program, mailFile, certFile, keyFile, mailPassword]);
      for (let tries = 0; tries < 80 && !isOpen(machine, 2587); tries += 1) await wait(250);
    },
    stopMail: () => stopMail(),
    mails,
    log: () => readFileSync(logFile, 'utf8'),
    mailPassword,
    caFile: authority.certFile,
    close: () => {
      for (const end of ends) end();
    },
  };
}

function isOpen({ network }: Machine, port: number): boolean {
  return spawnSync('ip', [...network, 'bash', '-c', `: </dev/tcp/127.0.0.1/${port}`], { stdio: 'ignore' }).status === 0;
}

/** Debian's Caddy on the tested file, with a certificate of a CA of the office's own. */
function startTls(folder: string, by: Certificate, start: Office['start']): void {
  const { certFile, keyFile } = issueCertificate({ folder, name: 'site', by, hosts: [host] });
  const tls = join(folder, 'tls');
  mkdirSync(tls);
  copyFileSync(certFile, join(tls, 'fullchain.pem'));
  copyFileSync(keyFile, join(tls, 'privkey.pem'));
  const caddyfile = readFileSync(join(root, 'deploy/proxy/Caddyfile'), 'utf8').replaceAll('/etc/evenkeel/tls', tls);
  writeFileSync(join(folder, 'Caddyfile'), caddyfile);
  start(['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']);
}
