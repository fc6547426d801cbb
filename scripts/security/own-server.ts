import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../asvs/rows.ts';

export interface OwnServer {
  url: string;
  /** Of the employee and of the admin of the demo. */
  tokens: { employee: string; admin: string };
  /** The id of an employee. */
  personId: string;
  stop(): Promise<void>;
}

const password = 'Evenkeel#1';

/** The server on a throwaway database of invented people, for programs that attack it. */
export async function startOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-scan-'));
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  };
  const run = (words: string[]) => spawn(process.execPath, words, { cwd: root, env, stdio: 'ignore' });
  await ended(run(['server/demo/seed.ts', '--employees', '400']));
  const server = run(['server/main.ts']);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill('SIGTERM');
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(url);
    const signIn = async (email: string) => {
      const reply = await post(`${url}/api/auth/login`, { email, password });
      return String((await reply.json()).token);
    };
    const tokens = { employee: await signIn('employee@demo.example'), admin: await signIn('admin@demo.example') };
    const headers = { Authorization: `Bearer ${tokens.admin}` };
    const [someone] = await (await fetch(`${url}/api/admin/employees?limit=1`, { headers })).json();
    return { url, tokens, personId: someone.id, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** From an address of its own each time, so that no limit by address is met. */
export function post(url: string, body: unknown): Promise<Response> {
  const address = `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const reply = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not come up');
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
