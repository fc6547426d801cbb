import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freezeDatabase, unpack } from './afternoon.ts';
import { makeMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { setUpMonitoring, startMonitoring } from './monitoring.ts';
import { openOffice } from './office.ts';
import type { Office } from './office.ts';
import { check, figure } from './report.ts';

const start = 'current/evenkeel start';
const ready = /is ready at/;
/** How long an alarm may take: its rule waits for a minute, and all before and after it for less. */
const most = 240_000;

/** Faults with our files under Debian's Prometheus and Alertmanager, until a mail is there, and until it says that it is over. */
export async function tryAlarm(work: string, archive: string): Promise<void> {
  const machine = makeMachine(work);
  const office = openOffice(machine, join(work, 'alarm'));
  try {
    unpack(machine, archive);
    machine.run("printf 'ADMIN_EMAIL=admin@example.org\\nMETRICS_PORT=9464\\nDRAIN_SECONDS=0\\n' >evenkeel.env");
    let running = await machine.start(start, ready);
    machine.run('mkdir -m 700 backup && current/evenkeel backup backup/first');
    await office.startMail();
    const begun = performance.now();
    const folder = join(work, 'prometheus');
    setUpMonitoring(folder, office);
    startMonitoring(folder, office);
    const isUp = () => ask(machine, 'query?query=up{job="evenkeel"}').includes('"1"]');
    await until(isUp);
    check('Prometheus reads the figures', isUp(), ask(machine, 'targets'));
    figure('monitoring set up, until the first figures', begun);
    await wait(20_000);
    check('no alarm on a machine that is well', alertsOf(machine).length === 0, ask(machine, 'alerts'));
    await ring({ machine, office, alert: 'EvenkeelDatabaseSilent' }, () => freezeDatabase(true));
    await endOf({ office, alert: 'EvenkeelDatabaseSilent' }, () => freezeDatabase(false));
    await ring({ machine, office, alert: 'EvenkeelDown' }, () => running.stop());
    await endOf({ office, alert: 'EvenkeelDown' }, async () => (running = await machine.start(start, ready)));
    const subjects = office.mails().map(({ subject }) => subject);
    check('one mail for each alarm and each end, and no other', subjects.length === 4, subjects.join('\n'));
    await running.stop();
  } finally {
    office.close();
    machine.remove();
  }
}

const ask = (machine: Machine, path: string) => {
  try {
    return machine.fetch(`http://127.0.0.1:9090/api/v1/${path}`).body;
  } catch {
    return '';
  }
};

interface Alert {
  labels: { alertname: string };
  state: string;
}

function alertsOf(machine: Machine): Alert[] {
  const text = ask(machine, 'alerts');
  return text === '' ? [] : JSON.parse(text).data.alerts;
}

async function until(holds: () => boolean): Promise<void> {
  for (const begun = performance.now(); !holds() && performance.now() - begun < most;) await wait(500);
}

interface Rung {
  office: Office;
  alert: string;
}

const mailOf = (office: Office, subject: string) => office.mails().find((mail) => mail.subject.trim() === subject);

async function ring({ machine, office, alert }: Rung & { machine: Machine }, cause: () => unknown): Promise<void> {
  const begun = performance.now();
  await cause();
  const stateOf = () => alertsOf(machine).find(({ labels }) => labels.alertname === alert)?.state;
  await until(() => stateOf() === 'pending');
  figure(`${alert}: pending`, begun);
  await until(() => stateOf() === 'firing');
  check(`${alert} was pending, and rings`, stateOf() === 'firing', ask(machine, 'alerts'));
  figure(`${alert}: firing`, begun);
  await until(() => mailOf(office, `ALARM: ${alert}`) !== undefined);
  figure(`${alert}: its mail`, begun);
  const mail = mailOf(office, `ALARM: ${alert}`);
  const line = `https://wiki.example.org/evenkeel/runbook#${alert.toLowerCase()}`;
  check(
    `${alert}: the mail is with whoever is on call, with its line of the runbook`,
    mail?.receivers.join() === 'night@office.example' && mail.text.includes(line),
    JSON.stringify(office.mails()) + office.log(),
  );
  console.log(`       ${mail?.text.trim().replaceAll('\n', '\n       ')}`);
}

async function endOf({ office, alert }: Rung, mend: () => unknown): Promise<void> {
  const begun = performance.now();
  await mend();
  await until(() => mailOf(office, `Over: ${alert}`) !== undefined);
  check(`${alert}: a mail says that it is over`, mailOf(office, `Over: ${alert}`) !== undefined, office.log());
  figure(`${alert}: over, until its mail`, begun);
}
