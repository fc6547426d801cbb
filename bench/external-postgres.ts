import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '../server/db/embedded/binaries.ts';
import { chooseRunner, programEnvironment } from '../server/db/embedded/runner.ts';

export interface ExternalPostgres {
  url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => void server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return port;
}

/** PostgreSQL as an operator runs it, apart from the program: its own settings, over TCP. On a folder that is filled. */
export async function startExternal(dataDir: string): Promise<ExternalPostgres> {
  const clusterDir = join(dataDir, 'postgres');
  const { postgres } = findBinaries();
  const runner = chooseRunner(clusterDir);
  const port = await freePort();
  const access = join(dataDir, 'bench_hba.conf');
  writeFileSync(access, 'host all all 127.0.0.1/32 trust\n');
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    hba_file: access,
    max_connections: '100',
  };
  const words = ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const [command = postgres, ...rest] = [...runner.prefix, postgres, ...words];
  const child = spawn(command, rest, {
    cwd: dirname(clusterDir),
    env: programEnvironment,
    stdio: 'ignore',
    ...(runner.spawnAsOwner && runner.owner),
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const url = `postgres://evenkeel@127.0.0.1:${port}/evenkeel`;
  await untilItAnswers(url);
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return { url, stop };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('the external PostgreSQL does not answer');
}
