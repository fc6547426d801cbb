import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../observability/log/log.ts';
import { clearAfterDeath } from '../test/clear-after-death.ts';
import { isLong } from '../test/long-form.ts';
import { runMain } from '../test/run-main.ts';
import type { DatabaseConnection } from '../config/connection.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import { isAlive } from './embedded/process-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-embedded-'));
const endWatch = clearAfterDeath(folder);
const log = createLog({ logLevel: 'silent' });
const started: Embedded[] = [];

const startOn = (dataDir: string) => startEmbedded({ dataDir, log, onStep: () => () => undefined });

/** Until the end of the test. */
async function start(dataDir: string): Promise<Embedded> {
  const embedded = await startOn(dataDir);
  started.push(embedded);
  return embedded;
}

async function query(connection: DatabaseConnection, sql: string, values: unknown[] = []) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}

interface Told {
  connection: DatabaseConnection;
  pid: number;
  fault?: string;
}

/** Starts the database in another process. */
async function hold(dataDir: string): Promise<{ holder: ChildProcess; told: Told }> {
  const script = join(import.meta.dirname, '..', 'test', 'hold-database.ts');
  const holder = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  for await (const line of createInterface(holder.stdout)) return { holder, told: JSON.parse(line) };
  throw new Error('the holder told nothing');
}

async function end(holder: ChildProcess, signal: NodeJS.Signals) {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  holder.kill(signal);
  await once(holder, 'exit');
}

afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  endWatch();
});

describe('one folder', () => {
  const dataDir = join(folder, 'one');
  let first: Embedded;
  beforeAll(async () => {
    first = await startOn(dataDir);
  });
  afterAll(() => first.stop());

  test('gets a durable UTF-8 database, whose application role is no superuser', async () => {
    const { rows } = await query(
      first.connection,
      `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
              current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp,
              (select datlocale from pg_database where datname = current_database()) as locale,
              (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    );
    expect(rows).toEqual([
      { encoding: 'UTF8', checksums: 'on', fsync: 'on', tcp: '', locale: 'C.UTF-8', superuser: false },
    ]);
  });

  test('refuses a second start in one line that names the first', async () => {
    await first.announce({ address: 'http://127.0.0.1:3000' });
    await expect(start(dataDir)).rejects.toMatchObject({
      name: 'StartFault',
      message: `The database in ${dataDir} is already in use by Evenkeel with process id ${process.pid} at http://127.0.0.1:3000. Stop that one first, or set DATA_DIR to another folder.`,
    });
    expect((await query(first.connection, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('writes no statement, value or row into its log', async () => {
    const { connection } = first;
    await query(connection, 'create table unique_words (word text primary key)');
    const insert = () => query(connection, 'insert into unique_words values ($1)', ['secret-answer']);
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: '23505' });
    await expect(query(connection, `select 'secret-answer'::int`)).rejects.toMatchObject({ code: '22P02' });
    await expect(query(connection, `select $1::int`, ['secret-answer'])).rejects.toMatchObject({ code: '22P02' });
    const written = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(written).toContain('ready to accept connections');
    expect(written).not.toMatch(/secret|select|unique_words/);
  });

  test('keeps what was written when it is stopped, and leaves no socket behind', async () => {
    await query(first.connection, 'create table kept (word text)');
    await query(first.connection, 'insert into kept values ($1)', ['ଓଡ଼ିଆ 😄']);
    await Promise.all([first.stop(), first.stop()]);
    expect(isAlive(first.pid())).toBe(false);
    expect(() => readdirSync(first.connection.host)).toThrow('ENOENT');
    const second = await start(dataDir);
    expect((await query(second.connection, 'select word from kept')).rows).toEqual([{ word: 'ଓଡ଼ିଆ 😄' }]);
  });

  test.runIf(isLong)('waits for a holder that is stopping, says so once, and refuses where that lasts', async () => {
    const held = await start(dataDir);
    await held.announce({ address: 'http://127.0.0.1:3000' });
    await held.announce({ isStopping: true });
    const steps: string[] = [];
    const onStep = (step: string) => {
      steps.push(step);
      return () => undefined;
    };
    const holder = `Evenkeel with process id ${process.pid} at http://127.0.0.1:3000`;
    await expect(startEmbedded({ dataDir, log, onStep, stopPatience: AbortSignal.timeout(300) })).rejects.toMatchObject(
      { name: 'StartFault', message: expect.stringContaining(`already in use by ${holder}.`) },
    );
    const second = startEmbedded({ dataDir, log, onStep });
    await expect.poll(() => steps.filter((step) => step.startsWith('Waiting'))).toHaveLength(2);
    await held.stop();
    started.push(await second);
    expect(steps).toEqual([
      `Waiting for ${holder}, which is stopping`,
      'Starting the database',
      `Waiting for ${holder}, which is stopping`,
      'Starting the database',
    ]);
  });

  test('is not blocked by a left pid file, whether its process is another program or a zombie', async () => {
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const lines = `${join(dataDir, 'postgres')}\n1700000000\n5432\n/tmp/none\n\n  0 0\nready\n`;
    writeFileSync(pidFile, `${process.pid}\n${lines}`);
    await (await start(dataDir)).stop();

    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void parent.kill());
    const [zombie] = await once(parent.stdout, 'data');
    writeFileSync(pidFile, `${String(zombie).trim()}\n${lines}`);
    await start(dataDir);
  });
});

test('a killed process leaves its database to the next start, in a folder with a long name of any script', async () => {
  const dataDir = join(folder, 'मन की बात — ଘର', 'x'.repeat(120));
  const { holder, told } = await hold(dataDir);
  await query(told.connection, 'create table kept as select 42 as answer');
  await end(holder, 'SIGKILL');
  expect(isAlive(told.pid)).toBe(true);

  const next = await start(dataDir);
  expect(next.pid()).toBe(told.pid);
  expect((await query(next.connection, 'select answer from kept')).rows).toEqual([{ answer: 42 }]);
  await next.stop();
  expect(isAlive(told.pid)).toBe(false);
});

test.runIf(isLong)('of two first starts at once, one wins and the other names it', async () => {
  const dataDir = join(folder, 'race');
  const both = await Promise.all([hold(dataDir), hold(dataDir)]);
  const winner = both.find(({ told }) => told.fault === undefined);
  const loser = both.find(({ told }) => told.fault !== undefined);
  expect(loser?.told.fault).toContain(`is already in use by Evenkeel with process id ${winner?.holder.pid}`);
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.lock', 'postgres.log', 'postgres.password']);
  for (const { holder } of both) await end(holder, 'SIGTERM');
});

/** Of the folder above, which no one holds any more. */
async function stoppedCopy(prefix: string): Promise<string> {
  const dataDir = mkdtempSync(join(folder, prefix));
  if (!existsSync(join(folder, 'one'))) await (await startOn(join(folder, 'one'))).stop();
  for (const name of ['postgres', 'postgres.password'])
    cpSync(join(folder, 'one', name), join(dataDir, name), { recursive: true });
  return dataDir;
}

describe('a folder that can not be used', () => {
  test.each([
    ['holds other files', 'notes.txt', 'hello', 'contains other files and no database'],
    [
      'holds a cluster of another version',
      'PG_VERSION',
      '16\n',
      'created by PostgreSQL 16, and this program comes with PostgreSQL 18',
    ],
  ])('%s', async (_name, file, content, sentence) => {
    const dataDir = mkdtempSync(join(folder, 'other-'));
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', file), content);
    await expect(start(dataDir)).rejects.toMatchObject({
      name: 'StartFault',
      message: expect.stringContaining(sentence),
    });
  });

  test('D7: holds what is not ours', async () => {
    const dataDir = mkdtempSync(join(folder, 'foreign-'));
    writeFileSync(join(dataDir, 'passwd'), 'x');
    mkdirSync(join(dataDir, 'keys'));
    await expect(start(dataDir)).rejects.toMatchObject({
      name: 'StartFault',
      message: `The folder ${dataDir} contains other files, such as passwd. Set DATA_DIR to an empty folder, or to one that Evenkeel created.`,
    });
    expect(readdirSync(dataDir).toSorted()).toEqual(['keys', 'passwd']);
  });

  // In a process of its own: it once never ended, and no timeout reaches a loop inside Node.
  test.runIf(process.platform === 'linux')(
    'D7: can not be made',
    async () => {
      const sentence = 'The folder /proc/x cannot be created there. Set DATA_DIR to another folder.';
      const unreachable: Record<string, string> = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
      for (const [settings, said] of [[{}, sentence] as const, [unreachable, 'ECONNREFUSED'] as const]) {
        const { child, ended } = runMain({ DATA_DIR: '/proc/x', ...settings });
        const timer = setTimeout(() => child.kill('SIGKILL'), 45_000);
        const { code, errors } = await ended;
        clearTimeout(timer);
        expect([code, errors.trim().split('\n')]).toEqual([1, [expect.stringContaining(said)]]);
      }
    },
    100_000,
  );

  const damages: readonly [string, (whole: Buffer) => Buffer][] = [
    ['changed in one byte', (whole) => Buffer.concat([whole.subarray(0, 40), Buffer.from([255]), whole.subarray(41)])],
    ['emptied', () => Buffer.alloc(0)],
    ['overwritten', (whole) => Buffer.alloc(whole.length, 7)],
  ];

  test.each(isLong ? damages : damages.slice(0, 1))('D7: has a pg_control that was %s', async (_name, damage) => {
    const dataDir = await stoppedCopy('damaged-');
    const path = join(dataDir, 'postgres', 'global', 'pg_control');
    writeFileSync(path, damage(readFileSync(path)));
    await expect(start(dataDir)).rejects.toMatchObject({
      name: 'StartFault',
      message: expect.stringMatching(
        /^The database in .* is damaged \(.*\)\. Put a backup in its place, as "Backup and restore" in docs\/operating\.md says\.$/,
      ),
    });
  });

  test.runIf(isLong)('operator 5: has lost its log of changes', async () => {
    const dataDir = await stoppedCopy('no-wal-');
    const changes = join(dataDir, 'postgres', 'pg_wal');
    for (const name of readdirSync(changes).filter((one) => /^[0-9A-F]{24}$/.test(one))) rmSync(join(changes, name));
    await expect(start(dataDir)).rejects.toMatchObject({
      name: 'StartFault',
      message: expect.stringMatching(
        /^The log of changes \(pg_wal\) of the database in .* is damaged or not whole \(.*checkpoint.*\)\. .*put them back.*"Backup and restore" in docs\/operating\.md/,
      ),
    });
  });

  test('is a file', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');
    await expect(start(path)).rejects.toMatchObject({
      name: 'StartFault',
      message: expect.stringContaining('is not a folder'),
    });
  });
});
