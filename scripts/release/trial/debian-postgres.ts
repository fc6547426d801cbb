import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const programs = '/usr/lib/postgresql/15/bin';
const password = 'a-long-one-of-this-trial-4711';

interface Postgres {
  /** The folder of its socket. */
  socket: string;
  /** Where it answers, for whom that folder is mounted at a path. */
  url(path: string): string;
  stop(): void;
}

/** Debian's PostgreSQL with a socket in a folder, and no port. */
export function startPostgres(work: string): Postgres {
  const [socket, data] = [join(work, 'socket'), join(work, 'database')];
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  for (const folder of [socket, data]) {
    mkdirSync(folder);
    chownSync(folder, uid, gid);
  }
  chmodSync(socket, 0o755);
  const as = (...words: string[]) =>
    void execFileSync('setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...words], {
      stdio: 'ignore',
      cwd: '/',
    });
  writeFileSync(join(work, 'password'), `${password}\n`);
  chownSync(join(work, 'password'), uid, gid);
  as(`${programs}/initdb`, '-D', data, '-U', 'evenkeel', '--auth=scram-sha-256', `--pwfile=${work}/password`);
  const words = `-c listen_addresses= -c unix_socket_directories=${socket} -c unix_socket_permissions=0777`;
  as(`${programs}/pg_ctl`, '-D', data, '-w', '-l', join(data, 'log'), '-o', words, 'start');
  return {
    socket,
    url: (path) => `postgres://evenkeel:${password}@localhost/postgres?host=${path}`,
    stop: () => as(`${programs}/pg_ctl`, '-D', data, '-m', 'fast', 'stop'),
  };
}
