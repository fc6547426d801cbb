import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { check } from './report.ts';
import { give, makeMachine } from './machine.ts';
import type { Machine } from './machine.ts';

const address = 'http://127.0.0.1:3000';
const ready = /is ready at/;
const home = '/home/evenkeel';

function signIn(machine: Machine, password: string): number {
  const body = JSON.stringify({ email: 'admin@example.org', password });
  const headers = { 'Content-Type': 'application/json' };
  return machine.fetch(`${address}/api/auth/login`, { method: 'POST', headers, body }).status;
}

/** The archive on a machine that has neither Node nor a way out: a first start, an update, and the way back. */
export async function tryOffline(work: string, archive: string, version: string): Promise<void> {
  const machine = makeMachine(work);
  try {
    const name = basename(archive, '.tar.gz');
    const [, platform = ''] = name.split(`${version}-`);
    check('there is no Node on that machine', machine.run('command -v node nodejs npm').status !== 0);
    check('it has no libatomic', machine.run('ls /usr/lib/*/libatomic.so.1').status !== 0);
    check('its network has no way out', machine.run('cat /proc/net/route').text.trim().split('\n').length === 1);
    give(machine, archive, `${home}/${basename(archive)}`);
    machine.run(`tar -xzf ${basename(archive)} && ln -sfn ${name} current`);
    const open = machine.run(
      'find . -perm /o+w ! -type l; find . -perm /u+s; find -name ".env" -o -name "data-keys.json"',
    );
    check('nothing of it can be written by others, and no setting or key is in it', open.text === '', open.text);
    machine.run(
      'printf "ADMIN_EMAIL=admin@example.org\\nPUBLIC_URL=https://wellness.example.org\\nTRUST_PROXY=1\\n" >evenkeel.env',
    );
    const first = await machine.start('current/evenkeel start', ready);
    const password = /Password: (\S+)/.exec(first.output())?.[1] ?? '';
    const told = new RegExp(`^\\{[^\\n]*"event":"started","version":"${version}"`, 'm');
    check('it is ready', machine.fetch(`${address}/api/ready`).status === 200);
    check('it serves the page', /<title>Evenkeel<\/title>/.test(machine.fetch(`${address}/login`).body));
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(machine.fetch(`${address}/login`).body)?.[1] ?? '';
    check('it serves the page’s script', machine.fetch(`${address}${script}`).status === 200, script);
    check('the first admin signs in', signIn(machine, password) === 200);
    const audit = machine.run('current/evenkeel verify-audit');
    check('a command works while it runs', audit.status === 0, audit.text);
    check('data stands beside the folder', machine.run('test -d data/postgres').status === 0);
    tryBackup(machine);
    check('it stops in order', (await first.stop()) === 0);
    // Its log comes another way than the line that says that it is ready: all of it is here at the end.
    check('the log tells the version', told.test(first.output()), first.output());
    await tryUpdate(machine, { name, version, platform, password });
  } finally {
    machine.remove();
  }
}

/** The commands of an operator's first day, with the programs that the archive brings. */
function tryBackup(machine: Machine): void {
  const doctor = () => machine.run('current/evenkeel doctor').text;
  const first = doctor();
  check(
    'doctor asks for a backup and nothing else',
    /^TO DO +Backup: none/m.test(first) && /^One thing/m.test(first),
    first,
  );
  machine.run('mkdir -m 700 backup && current/evenkeel backup backup/first');
  const after = doctor();
  check('with a backup that was made while it serves, all is well', /^All is well/m.test(after), after);
  const drill = machine.run('current/evenkeel restore-drill backup/first --key backup/first.key');
  check('the drill restores it', drill.status === 0 && drill.text.includes('went well'), drill.text);
}

interface Installed {
  name: string;
  version: string;
  platform: string;
  password: string;
}

/** The next version is this one with another number, and with one more step of the tables. */
async function tryUpdate(machine: Machine, { name, version, platform, password }: Installed): Promise<void> {
  const next = `evenkeel-9.9.9-${platform}`;
  machine.run(`cp -a ${name} ${next} && cp -a data data-of-before`);
  const manifest = join(machine.folder, home, next, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(`"version": "${version}"`, '"version": "9.9.9"'));
  machine.run(`ln -sfn ${next} current`);
  const updated = await machine.start('current/evenkeel start', ready);
  check('accounts are there after the update', signIn(machine, password) === 200);
  check('it stops in order', (await updated.stop()) === 0);
  check('the next version tells its number', updated.output().includes('"version":"9.9.9"'));

  machine.run(`ln -sfn ${name} current`);
  const back = await machine.start('current/evenkeel start', ready);
  check('where the tables did not change, the link alone leads back', signIn(machine, password) === 200);
  await back.stop();

  machine.run(
    `echo 'create table of_next (id integer)' >${next}/server/db/migrations/999-next.sql && ln -sfn ${next} current`,
  );
  await (await machine.start('current/evenkeel start', ready)).stop();
  machine.run(`ln -sfn ${name} current`);
  const refused = machine.run('current/evenkeel start');
  check(
    'an older program refuses newer tables, in a sentence',
    refused.status === 1 && /newer/i.test(refused.text),
    refused.text,
  );
  machine.run('rm -rf data && mv data-of-before data');
  const restored = await machine.start('current/evenkeel start', ready);
  check('with the copy from before the update it serves again', signIn(machine, password) === 200);
  await restored.stop();
}
