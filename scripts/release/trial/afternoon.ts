import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { issueCertificate, makeAuthority } from '../../../server/test/certificates.ts';
import { give, makeMachine } from './machine.ts';
import type { Machine, Started } from './machine.ts';
import { check, figure } from './report.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const home = '/home/evenkeel';
const host = 'wellness.example.org';
const ready = /is ready at/;
const start = 'current/evenkeel start';

/** What a newcomer does in an afternoon, on a Debian that has nothing: deploy/first-afternoon.md has the figures. */
export async function tryAfternoon(work: string, archive: string): Promise<void> {
  const machine = makeMachine(work);
  const ends: (() => void)[] = [];
  try {
    const name = basename(archive, '.tar.gz');
    let begun = performance.now();
    const done = (what: string) => {
      figure(what, begun);
      begun = performance.now();
    };
    give(machine, archive, `${home}/${basename(archive)}`);
    machine.run(`tar -xzf ${basename(archive)} && ln -sfn ${name} current`);
    done('unpacked');
    const settings = ['ADMIN_EMAIL=admin@example.org', `PUBLIC_URL=https://${host}`, 'TRUST_PROXY=1'];
    settings.push('SMTP_URL=smtp://127.0.0.1:2525', 'MAIL_FROM=care@example.org');
    machine.run(`printf '${settings.join('\\n')}\\n' >evenkeel.env && chmod 600 evenkeel.env`);
    const first = await machine.start(start, ready);
    const password = /Password: (\S+)/.exec(first.output())?.[1] ?? '';
    done('three settings, first start');
    ends.push(startTls(machine, work));
    const https = (path: string) => askOverTls(machine, work, path);
    for (let tries = 0; tries < 40 && !https('/login').includes('200'); tries += 1) await wait(250);
    check(
      'TLS: the page comes over https, by the tested Caddyfile',
      /200[\s\S]*strict-transport/i.test(https('/login')),
    );
    done('TLS');
    ends.push(startMail(machine, work));
    await wait(1000);
    const body = JSON.stringify({ email: 'admin@example.org' });
    const headers = { 'Content-Type': 'application/json' };
    const forgot = { method: 'POST', headers, body };
    machine.fetch('http://127.0.0.1:3000/api/auth/forgot-password', forgot);
    const mail = () => spawnSync('cat', [join(work, 'mails')], { encoding: 'utf8' }).stdout;
    for (let tries = 0; tries < 40 && !mail().includes('/reset-password/'); tries += 1) await wait(250);
    check(
      'mail: the reset link arrives, with the address that people open',
      mail().includes(`https://${host}/reset-password/`),
    );
    done('mail');
    const restored = await copyAndRestore(machine, { first, password, done });
    await tryUpdateAndStop(machine, { running: restored, name, done });
  } finally {
    for (const end of ends) end();
    machine.remove();
  }
}

interface Step {
  done: (what: string) => void;
}

const signsIn = (machine: Machine, password: string) => {
  const body = JSON.stringify({ email: 'admin@example.org', password });
  const headers = { 'Content-Type': 'application/json' };
  return machine.fetch('http://127.0.0.1:3000/api/auth/login', { method: 'POST', headers, body }).status === 200;
};

async function copyAndRestore(
  machine: Machine,
  { first, password, done }: Step & { first: Started; password: string },
): Promise<Started> {
  await first.stop();
  machine.run('mkdir -m 700 backup safe && cp -a data/postgres backup/ && cp -a data/keys safe/');
  const again = await machine.start(start, ready);
  done('backup: stopped, copied, started');
  await again.stop();
  machine.run('mv data lost && mkdir -m 700 data && cp -a backup/postgres data/ && cp -a safe/keys data/');
  const restored = await machine.start(start, ready);
  check('restore: the admin signs in as before', signsIn(machine, password));
  done('restore: data and key put back, started');
  return restored;
}

async function tryUpdateAndStop(
  machine: Machine,
  { running, name, done }: Step & { running: Started; name: string },
): Promise<void> {
  await running.stop();
  machine.run(`cp -a ${name} evenkeel-next && ln -sfn evenkeel-next current`);
  const next = await machine.start(start, ready);
  done('update: another folder, the link, started');
  const database = execFileSync('pgrep', ['-f', `^${home}.*/postgres -D`], { encoding: 'utf8' }).split('\n')[0] ?? '';
  spawnSync('sh', ['-c', `kill -STOP ${database} $(pgrep -P ${database})`]);
  const begun = performance.now();
  while (machine.fetch('http://127.0.0.1:3000/api/ready').status === 200) await wait(100);
  check('a frozen database: /api/ready says so', performance.now() - begun < 10_000);
  done('a database that hangs is noticed');
  spawnSync('sh', ['-c', `kill -CONT ${database} $(pgrep -P ${database})`]);
  await next.stop();
}

/** Debian's Caddy on the tested file, with a certificate of a CA of the office's own. */
function startTls(machine: Machine, work: string): () => void {
  const by = makeAuthority({ folder: work, name: 'office-ca' });
  const { certFile, keyFile } = issueCertificate({ folder: work, name: 'site', by, hosts: [host] });
  const folder = join(work, 'tls');
  mkdirSync(folder);
  copyFileSync(certFile, join(folder, 'fullchain.pem'));
  copyFileSync(keyFile, join(folder, 'privkey.pem'));
  const caddyfile = readFileSync(join(root, 'deploy/proxy/Caddyfile'), 'utf8').replaceAll('/etc/evenkeel/tls', folder);
  writeFileSync(join(work, 'Caddyfile'), caddyfile);
  const words = [...machine.network, 'caddy', 'run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile'];
  const env = { PATH: process.env['PATH'], HOME: work };
  const child = spawn('ip', words, { stdio: 'ignore', env });
  return () => void child.kill();
}

function askOverTls(machine: Machine, work: string, path: string): string {
  const words = ['curl', '-s', '-i', '--cacert', join(work, 'office-ca.crt'), '--resolve', `${host}:443:127.0.0.1`];
  return spawnSync('ip', [...machine.network, ...words, `https://${host}${path}`], { encoding: 'utf8' }).stdout;
}

/** A mail server of the office, which takes what it is given. */
function startMail(machine: Machine, work: string): () => void {
  const script = `import { SMTPServer } from 'smtp-server';
    import { appendFileSync } from 'node:fs';
    const take = (stream, session, done) => { let text = ''; stream.on('data', (part) => (text += part)); stream.on('end', () => {
      appendFileSync(${JSON.stringify(join(work, 'mails'))}, text.replaceAll('=\\r\\n', '')); done(); }); };
    new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: take }).listen(2525, '127.0.0.1');`;
  const words = [...machine.network, process.execPath, '--input-type=module', '-e', script];
  const child = spawn('ip', words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return () => void child.kill();
}
