import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { check, figure } from './report.ts';

interface Alone {
  image: string;
  /** As little as it is given elsewhere: nothing can be written but the volume and a folder in memory. */
  hard: string[];
  podman: (...words: string[]) => { status: number | null; text: string };
  user: number;
}

const node = '/opt/evenkeel/bin/node';
const email = 'asha@example.org';
const password = 'Lanterns#4711';

/** Registers someone, or signs them in: what the volume keeps. */
const call = (path: string, body: object) =>
  `fetch('http://127.0.0.1:3000/api/auth/${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(${JSON.stringify(body)}) })
    .then(async (answer) => console.log(answer.status, await answer.text()))`;

const person = {
  name: 'Asha Devi',
  email,
  password,
  blood_group: 'O+',
  date_of_birth: '1990-11-21',
  theme: 'Education',
  designation: 'Teacher',
  state: 'Jharkhand',
  city: 'Jamshedpur',
  height: '165',
  weight: '60',
  phone: '+91 98765 43210',
  ailments: 'None',
};

/** The image with no setting at all, on a volume of its own: it makes its database there, and finds it again. */
export async function serveAlone(work: string, { image, hard, podman, user }: Alone): Promise<void> {
  const data = join(work, 'alone');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, user, user);
  const run = (name: string) =>
    podman(
      'run',
      '-d',
      `--name=${name}`,
      ...hard,
      `--volume=${data}:/var/lib/evenkeel`,
      '--tmpfs=/tmp:mode=1777',
      image,
    );
  const isReady = (name: string) => podman('exec', name, node, '/opt/evenkeel/deploy/container/ready.mjs').status === 0;
  const becomesReady = async (name: string) => {
    for (let tries = 0; tries < 120 && !isReady(name); tries += 1) await wait(500);
    return isReady(name);
  };
  const say = (path: string, body: object) => podman('exec', 'alone', node, '-e', call(path, body)).text;
  const logs = () => podman('logs', 'alone').text;

  const begun = performance.now();
  check('alone, without a setting, a container is started', run('alone').status === 0, logs());
  check('it makes its own database and is ready', await becomesReady('alone'), logs());
  figure('start of a container alone, database included', begun);
  check('its database is in the volume', existsSync(join(data, 'postgres', 'PG_VERSION')));
  const registered = say('register', person);
  check('someone registers', registered.startsWith('201 '), registered);

  check('a second container on the same volume does not serve', run('second').status === 0 && !(await servesSoon()));
  check('and ends', podman('wait', 'second').text.trim() === '1', podman('logs', 'second').text);
  check('and the first one goes on', say('login', { email, password }).startsWith('200 '));
  podman('rm', '-f', 'second');

  podman('stop', '--time=60', 'alone');
  const code = podman('inspect', '--format={{.State.ExitCode}}', 'alone').text.trim();
  check('it stops in order', code === '0', `${code}\n${logs()}`);
  podman('start', 'alone');
  check('after a start it is ready again', await becomesReady('alone'), logs());
  check('with all that was stored', say('login', { email, password }).startsWith('200 '));

  podman('kill', '--signal=KILL', 'alone');
  podman('wait', 'alone');
  podman('rm', '-f', 'alone');
  run('alone');
  check('killed, removed and run again on its volume it is ready', await becomesReady('alone'), logs());
  check('with all that was stored, too', say('login', { email, password }).startsWith('200 '), logs());
  podman('stop', '--time=60', 'alone');
  podman('rm', '-f', 'alone');

  async function servesSoon(): Promise<boolean> {
    for (let tries = 0; tries < 20; tries += 1) {
      if (isReady('second')) return true;
      if (podman('inspect', '--format={{.State.Running}}', 'second').text.trim() === 'false') return false;
      await wait(500);
    }
    return false;
  }
}
