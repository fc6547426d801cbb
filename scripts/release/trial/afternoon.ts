import { execFileSync, spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryDoctor } from './afternoon-doctor.ts';
import { tryBackup } from './afternoon-backup.ts';
import { give, makeMachine } from './machine.ts';
import type { Machine, Started } from './machine.ts';
import { host, openOffice } from './office.ts';
import type { Office } from './office.ts';
import { check, figure } from './report.ts';
import type { Done } from './report.ts';

const home = '/home/evenkeel';
const ready = /is ready at/;
const start = 'current/evenkeel start';

/** What a newcomer does in an afternoon, on a Debian that has nothing: deploy/first-afternoon.md has the figures. */
export async function tryAfternoon(work: string, archive: string): Promise<void> {
  const machine = makeMachine(work);
  const office = openOffice(machine, join(work, 'office'));
  try {
    const name = basename(archive, '.tar.gz');
    let begun = performance.now();
    const done = (what: string) => {
      figure(what, begun);
      begun = performance.now();
    };
    unpack(machine, archive);
    done('unpacked');
    const settings = ['ADMIN_EMAIL=admin@example.org', `PUBLIC_URL=https://${host}`, 'TRUST_PROXY=1'];
    settings.push('SMTP_URL=smtp://127.0.0.1:2525', 'MAIL_FROM=care@example.org');
    machine.run(`printf '${settings.join('\\n')}\\n' >evenkeel.env && chmod 600 evenkeel.env`);
    const first = await machine.start(start, ready);
    const password = /Password: (\S+)/.exec(first.output())?.[1] ?? '';
    done('three settings, first start');
    await tryTls(office);
    done('TLS');
    await tryMail(machine, office);
    done('mail');
    await tryDoctor(machine, office, done);
    const restored = await tryBackup(machine, { running: first, password, done });
    await tryUpdateAndStop(machine, { running: restored, name, done });
  } finally {
    office.close();
    machine.remove();
  }
}

/** Puts the archive on the machine, as deploy/release/README.md says. */
export function unpack(machine: Machine, archive: string): void {
  give(machine, archive, `${home}/${basename(archive)}`);
  machine.run(`tar -xzf ${basename(archive)} && ln -sfn ${basename(archive, '.tar.gz')} current`);
}

async function tryTls(office: Office): Promise<void> {
  office.startTls();
  for (let tries = 0; tries < 40 && !office.askOverTls('/login').includes('200'); tries += 1) await wait(250);
  check(
    'TLS: the page comes over https, by the tested Caddyfile',
    /200[\s\S]*strict-transport/i.test(office.askOverTls('/login')),
  );
}

async function tryMail(machine: Machine, office: Office): Promise<void> {
  await office.startMail();
  const body = JSON.stringify({ email: 'admin@example.org' });
  const forgot = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  machine.fetch('http://127.0.0.1:3000/api/auth/forgot-password', forgot);
  for (let tries = 0; tries < 40 && office.mails().length === 0; tries += 1) await wait(250);
  check(
    'mail: the reset link arrives, with the address that people open',
    office.mails().some(({ text }) => text.includes(`https://${host}/reset-password/`)),
  );
}

async function tryUpdateAndStop(
  machine: Machine,
  { running, name, done }: { running: Started; name: string; done: Done },
): Promise<void> {
  await running.stop();
  machine.run(`cp -a ${name} evenkeel-next && ln -sfn evenkeel-next current`);
  const next = await machine.start(start, ready);
  done('update: another folder, the link, started');
  freezeDatabase(true);
  const begun = performance.now();
  while (machine.fetch('http://127.0.0.1:3000/api/ready').status === 200) await wait(100);
  check('a frozen database: /api/ready says so', performance.now() - begun < 10_000);
  done('a database that hangs is noticed');
  freezeDatabase(false);
  await next.stop();
}

/** Stops all processes of the machine’s PostgreSQL in the middle, or lets them go on. */
export function freezeDatabase(isFrozen: boolean): void {
  const found = execFileSync('pgrep', ['-f', `^${home}.*/postgres -D`], { encoding: 'utf8' });
  const database = found.split('\n')[0] ?? '';
  spawnSync('sh', ['-c', `kill -${isFrozen ? 'STOP' : 'CONT'} ${database} $(pgrep -P ${database})`]);
}
