import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '../../server/db/test-database.ts';
import { startDatabaseProxy } from '../../server/test/database-proxy.ts';
import { goodPassword } from '../../server/test/people.ts';
import { connectAsSuperuser } from '../../server/test/embedded-superuser.ts';
import { runMain } from '../../server/test/run-main.ts';
import type { MainProcess } from '../../server/test/run-main.ts';
import { codeOf } from '../../server/core/error-code.ts';

/** A running program, and what makes its database go away and come back. */
export interface Away {
  server: MainProcess;
  begin(): Promise<void>;
  end(): Promise<void>;
  close(): Promise<void>;
}

const settingsOf = (dataDir: string) => ({ DATA_DIR: dataDir, ADMIN_PASSWORD: goodPassword, WORKERS: '2' });

async function stop({ child, ended }: MainProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** The log of changes finds no room: PostgreSQL ends, and can't begin again before there is some. */
async function fullLogOfChanges(folder: string): Promise<Away> {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const namespaces = process.getuid?.() === 0 ? ['--mount'] : ['--map-root-user', '--mount'];
  const mount = 'mount -t tmpfs -o size=200m,mode=0777 tmpfs "$0" && exec "$@"';
  const behind = ['unshare', ...namespaces, 'sh', '-c', mount, dataDir];
  // Without the alarm that stops writing before.
  const server = runMain({ ...settingsOf(dataDir), DISK_FREE_MIN: '0' }, { behind });
  await server.ready;
  const seen = join(`/proc/${server.child.pid}/root`, dataDir);
  const filler = join(seen, 'filler');
  const isFull = () => statfsSync(seen).bavail === 0;
  const fill = () => {
    const file = openSync(filler, 'a');
    const part = Buffer.alloc(64 * 1024);
    try {
      while (!isFull()) writeSync(file, part);
    } catch (error) {
      if (codeOf(error) !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  };
  return {
    server,
    begin: async () => {
      const superuser = await connectAsSuperuser(seen);
      for (let isUp = true; isUp;) {
        fill();
        // Its next segments are used up, and the one after them is not to be had.
        isUp = await superuser
          .query('select pg_logical_emit_message(false, $$full$$, repeat($$x$$, 1000000)); select pg_switch_wal()')
          .then(
            () => true,
            () => false,
          );
      }
    },
    end: async () => rmSync(filler),
    close: () => stop(server),
  };
}

/** As after a failover to a standby that has not been promoted yet. */
async function readOnly(folder: string): Promise<Away> {
  const server = runMain(settingsOf(folder));
  await server.ready;
  const switchTo = async (sql: string) => {
    const superuser = await connectAsSuperuser(folder);
    await superuser.query('set default_transaction_read_only = off');
    await superuser.query(sql);
    await superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'evenkeel%'`);
    await superuser.end();
  };
  return {
    server,
    begin: () => switchTo('alter database evenkeel set default_transaction_read_only = on'),
    end: () => switchTo('alter database evenkeel reset default_transaction_read_only'),
    close: () => stop(server),
  };
}

async function frozen(folder: string): Promise<Away> {
  const server = runMain(settingsOf(folder));
  await server.ready;
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const signalAll = (signal: NodeJS.Signals) => {
    const children = execFileSync('ps', ['--ppid', String(postmaster), '-o', 'pid='], { encoding: 'utf8' });
    for (const pid of [postmaster, ...children.trim().split(/\s+/).map(Number)]) {
      try {
        process.kill(pid, signal);
      } catch {
        // One that has just ended.
      }
    }
  };
  return {
    server,
    begin: async () => signalAll('SIGSTOP'),
    end: async () => signalAll('SIGCONT'),
    close: () => stop(server),
  };
}

/** What lies between falls silent: on the connections that are open, or on all that come, too. */
const silent = (which: 'open' | 'all') => async (folder: string) => {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.connection);
  const server = runMain({ ...settingsOf(folder), DATABASE_URL: proxy.url });
  await server.ready;
  return {
    server,
    begin: async () => (which === 'open' ? proxy.dropOpen() : proxy.dropAll()),
    end: async () => proxy.pass(),
    close: async () => {
      await proxy.close();
      await stop(server);
      await database.drop();
    },
  };
};

export const ways: readonly [name: string, start: (folder: string) => Promise<Away>][] = [
  ['a full log of changes', fullLogOfChanges],
  ['a database that can only be read', readOnly],
  ['a frozen database', frozen],
  ['half-open connections', silent('open')],
  ['a network that passes nothing', silent('all')],
];
