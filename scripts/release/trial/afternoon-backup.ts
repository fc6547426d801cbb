import { registration } from '../../../server/test/people.ts';
import type { Machine, Started } from './machine.ts';
import { check } from './report.ts';
import type { Done } from './report.ts';

const address = 'http://127.0.0.1:3000';
const start = 'current/evenkeel start';
const email = 'asha@example.org';

function send(machine: Machine, path: string, body: unknown, token = '') {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const answer = machine.fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ...answer, body: JSON.parse(answer.body) };
}

const moodsOf = (machine: Machine, token: string) =>
  JSON.parse(machine.fetch(`${address}/api/mood`, { headers: { Authorization: `Bearer ${token}` } }).body).length;

interface Trial {
  running: Started;
  /** The first admin's. */
  password: string;
  done: Done;
}

/** A backup while it serves, refused and tried out, and restored into another folder, which it then serves from. */
export async function tryBackup(machine: Machine, { running, password, done }: Trial): Promise<Started> {
  const person = registration({ email });
  const { token } = send(machine, '/api/auth/register', person).body;
  send(machine, '/api/mood', { mood: 'calm' }, token);
  const made = machine.run('mkdir -m 700 -p backup safe && current/evenkeel backup backup/monday');
  check(
    'backup: made while it serves, and the key apart',
    made.status === 0 && machine.run('stat -c %a backup/monday backup/monday.key').text === '600\n600\n',
    made.text,
  );
  machine.run('mv backup/monday.key safe/');
  done('backup FILE, while it serves');
  const doctor = machine.run('current/evenkeel doctor');
  check('doctor: with a backup all is well', doctor.status === 0 && /^All is well/m.test(doctor.text), doctor.text);
  send(machine, '/api/mood', { mood: 'happy' }, token);

  const over = machine.run('current/evenkeel restore backup/monday --key safe/monday.key');
  check(
    'restore: refused where there is a database, which goes on',
    over.status === 1 && over.text.includes('never writes over anything') && moodsOf(machine, token) === 2,
    over.text,
  );
  const drill = machine.run('current/evenkeel restore-drill backup/monday --key safe/monday.key');
  check('restore-drill: all of it is there', drill.status === 0 && drill.text.includes('went well'), drill.text);
  console.log(`       ${drill.text.trimEnd().split('\n').at(-1)}`);
  done('doctor, a restore that is refused, restore-drill');

  await running.stop();
  const keyless = machine.run('DATA_DIR=restored current/evenkeel restore backup/monday');
  check(
    'restore: asks for the key that is not there',
    keyless.status === 1 && keyless.text.includes('--key'),
    keyless.text,
  );
  const back = machine.run('DATA_DIR=restored current/evenkeel restore backup/monday --key safe/monday.key');
  check('restore: into an empty database, in another folder', back.status === 0, back.text);
  machine.run("echo 'DATA_DIR=restored' >>evenkeel.env");
  const restored = await machine.start(start, /is ready at/);
  const admin = send(machine, '/api/auth/login', { email: 'admin@example.org', password });
  const again = send(machine, '/api/auth/login', { email, password: person['password'] });
  check('restore: the admin signs in as before', admin.status === 200);
  check('restore: a person finds what was there at the backup', moodsOf(machine, again.body.token) === 1);
  for (const command of ['verify-audit', 'check-counts']) {
    const { status, text } = machine.run(`current/evenkeel ${command}`);
    check(`restore: ${command} finds no fault`, status === 0, text);
  }
  const after = machine.run('current/evenkeel doctor').text;
  check('restore: doctor asks for the first backup of this database alone', /^One thing/m.test(after), after);
  done('restore FILE into another folder, started, checked');
  return restored;
}
