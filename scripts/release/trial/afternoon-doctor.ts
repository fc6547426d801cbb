import type { Machine } from './machine.ts';
import type { Office } from './office.ts';
import { check } from './report.ts';
import type { Done } from './report.ts';

const ask = (machine: Machine) => machine.run('current/evenkeel doctor');

/** What it says of one thing, with its mark. */
const lineOf = (said: string, name: string) => said.split('\n').find((line) => line.includes(` ${name}: `)) ?? '';

/** `doctor` before there is a backup, and while the mail server is away: one sentence each, and nothing else to do. */
export async function tryDoctor(machine: Machine, office: Office, done: Done): Promise<void> {
  const first = ask(machine);
  const names = ['Versions', 'Proxy', 'Disk', 'Database', 'Tables', 'Clock', 'Data key', 'Mail'];
  const right = names.filter((name) => lineOf(first.text, name).startsWith('ok '));
  check('doctor: all is right on a new machine', right.join() === names.join(), first.text);
  check(
    'doctor: but for the backup, which it asks for',
    first.status === 1 && /^TO DO +Backup: none was made yet/m.test(first.text) && /^One thing/m.test(first.text),
    first.text,
  );
  console.log(first.text.trimEnd().replaceAll(/^/gm, '       '));
  office.stopMail();
  const without = ask(machine);
  check(
    'doctor: names the mail server that is away, and what to do',
    /^TO DO +Mail: 127\.0\.0\.1:2525 .*ECONNREFUSED.*check SMTP_URL/m.test(without.text) && without.status === 1,
    without.text,
  );
  console.log(`       ${lineOf(without.text, 'Mail')}`);
  await office.startMail();
  check('doctor: says so when it is back', lineOf(ask(machine).text, 'Mail').startsWith('ok '));
  done('doctor, three times');
}
