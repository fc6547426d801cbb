import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { isLong } from '../../test/long-form.ts';

const guide = join(import.meta.dirname, '../../../deploy/point-in-time');
const programs = '/usr/lib/postgresql/15/bin';
// Nothing listens but a socket in the folder of the test.
const database = { host: '', port: 5432, user: 'postgres', database: 'postgres' };

let folder: string;
let [dataDir, configFile] = ['', ''];

/** As Debian's user of the database, where this is run by root. */
function asPostgres(program: string, words: readonly string[]): string {
  if (process.getuid?.() !== 0) return execFileSync(program, words, { cwd: '/', encoding: 'utf8' });
  const identity = ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...words];
  return execFileSync('setpriv', identity, { cwd: '/', encoding: 'utf8' });
}

/** A command of the guide, word by word, with the test's file of settings. */
function pgbackrest(words: string, target?: string): string {
  const said = readFileSync(join(guide, 'README.md'), 'utf8');
  expect(said).toContain(`pgbackrest ${words}`);
  const given = [...words.matchAll(/--target="[^"]+"|\S+/g)].map(([word]) =>
    word.startsWith('--target=') ? `--target=${target}` : word,
  );
  return asPostgres('pgbackrest', [`--config=${configFile}`, ...given]);
}

const control = (...words: string[]) =>
  asPostgres(join(programs, 'pg_ctl'), ['-D', dataDir, '-w', '-t', '60', '-l', join(folder, 'log'), ...words]);

async function withPool<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ ...database, max: 2 });
  pool.on('error', () => undefined);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const addPeople = (pool: pg.Pool, from: number, to: number) =>
  pool.query(
    `insert into users (id, name, email, password_hash, role, created_at, updated_at)
     select gen_random_uuid(), 'N' || n, 'n' || n || '@example.org', 'x', 'employee', now(), now()
     from generate_series($1::int, $2::int) as n`,
    [from, to],
  );

const people = async (pool: pg.Pool) =>
  (await pool.query<{ line: string }>('select users::text as line from users order by email')).rows;

describe.runIf(isLong)('point-in-time recovery by deploy/point-in-time', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'evenkeel-pitr-'));
    dataDir = join(folder, 'main');
    configFile = join(folder, 'pgbackrest.conf');
    database.host = folder;
    for (const name of ['repository', 'lock', 'spool', 'logs']) mkdirSync(join(folder, name));
    const ours = readFileSync(join(guide, 'pgbackrest.conf'), 'utf8')
      .replace('/var/lib/pgbackrest', join(folder, 'repository'))
      .replace('/var/lib/postgresql/15/main', dataDir)
      .replace('/var/run/postgresql', folder)
      .replace(
        '[global]\n',
        `[global]\nlock-path=${folder}/lock\nspool-path=${folder}/spool\nlog-path=${folder}/logs\n`,
      );
    writeFileSync(configFile, ours);
    chmodSync(folder, 0o755);
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres:postgres', folder]);
    asPostgres(join(programs, 'initdb'), ['-D', dataDir, '-U', 'postgres', '--auth=trust', '-E', 'UTF8']);
    const archive = readFileSync(join(guide, 'archive.conf'), 'utf8').replace(
      'pgbackrest --stanza',
      `pgbackrest --config=${configFile} --stanza`,
    );
    const where = `listen_addresses = ''\nunix_socket_directories = '${folder}'\n`;
    writeFileSync(join(dataDir, 'postgresql.auto.conf'), `${archive}${where}`);
    control('start');
  });
  afterAll(() => {
    try {
      if (existsSync(join(dataDir, 'postmaster.pid'))) control('stop', '-m', 'immediate');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test(
    'rows are as they were at a moment, whatever was written and deleted after it',
    { timeout: 300_000 },
    async () => {
      pgbackrest('--stanza=evenkeel stanza-create');
      pgbackrest('--stanza=evenkeel check');
      await withPool(async (pool) => {
        await migrate(pool);
        await addPeople(pool, 1, 500);
      });
      pgbackrest('--stanza=evenkeel --type=full backup');

      // What is after the copy is in the log alone.
      const { before, moment } = await withPool(async (pool) => {
        await addPeople(pool, 501, 1000);
        await setTimeout(1100);
        const { rows } = await pool.query<{ at: string }>('select now()::text as at');
        const kept = await people(pool);
        await setTimeout(1100);
        await addPeople(pool, 1001, 1500);
        await pool.query(`delete from users where email like 'n1%'`);
        await pool.query(`update users set name = 'changed'`);
        await pool.query('select pg_switch_wal()');
        return { before: kept, moment: rows[0]?.at };
      });
      expect(before).toHaveLength(1000);

      control('stop', '-m', 'fast');
      pgbackrest(
        '--stanza=evenkeel --delta --type=time --target="2026-11-22 14:29:00+05:30" --target-action=promote restore',
        moment,
      );
      control('start');
      await withPool(async (pool) => {
        while ((await pool.query('select pg_is_in_recovery() as is')).rows[0].is) await setTimeout(100);
        expect(await people(pool)).toEqual(before);
        expect(await migrate(pool)).toEqual([]);
        // It is a database that takes writes, and archives on.
        await addPeople(pool, 2001, 2001);
      });
      pgbackrest('--stanza=evenkeel check');
      // What lies in the repository opens with its passphrase alone.
      const found = spawnSync('grep', ['-rl', 'n700@example.org', join(folder, 'repository')]);
      expect([found.status, found.stdout.toString()]).toEqual([1, '']);
    },
  );
});

test('the files of deploy/point-in-time are the ones that the guide puts in place', () => {
  const said = readFileSync(join(guide, 'README.md'), 'utf8');
  for (const name of ['pgbackrest.conf', 'archive.conf']) expect(said).toContain(` ${name} /etc/`);
  expect(readFileSync(join(guide, 'archive.conf'), 'utf8')).toContain('--stanza=evenkeel archive-push %p');
  expect(readFileSync(join(guide, 'pgbackrest.conf'), 'utf8')).toContain('[evenkeel]');
});
