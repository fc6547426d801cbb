import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../../domain/messages/en/demo.ts';
import { freePort } from '../../server/test/free-port.ts';
import { root } from '../check-repo/source-files.ts';

export interface OwnServer {
  url: string;
  /** Of the employee and of the admin of the demo. */
  tokens: { employee: string; admin: string };
  /** The id of an employee. */
  personId: string;
  stop(): Promise<void>;
}

interface OwnServerOptions {
  /** The folder of the sources: these, or those of another commit. */
  sources?: string;
  /** A folder that `fillOwnDatabase` has filled: it works on a copy. Without it 400 people are invented. */
  filled?: string;
}

const { admin, employee, password } = demoAccounts;

/** The server on a throwaway database of invented people, for programs that attack it or compare it with another. */
export async function startOwnServer({ sources = root, filled }: OwnServerOptions = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-own-'));
  // The database's own user passes through it.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  if (filled) execFileSync('cp', ['-a', filled, dataDir]);
  else await fillOwnDatabase(dataDir, sources);
  const port = await freePort();
  const server = run(['server/main.ts'], { sources, dataDir, port });
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
    const tokens = { employee: await signIn(employee.email), admin: await signIn(admin.email) };
    const headers = { Authorization: `Bearer ${tokens.admin}` };
    const [someone] = await (await fetch(`${url}/api/admin/employees?limit=1`, { headers })).json();
    return { url, tokens, personId: someone.id, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Invents 400 people and a year of their records; the database is stopped again. */
export async function fillOwnDatabase(dataDir: string, sources = root): Promise<void> {
  await ended(run(['server/commands/demo/seed.ts', '--employees', '400'], { sources, dataDir, port: 0 }));
}

function run(words: string[], { sources, dataDir, port }: { sources: string; dataDir: string; port: number }) {
  const env = { PATH: process.env['PATH'], PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  return spawn(process.execPath, words, { cwd: sources, env, stdio: 'ignore' });
}

/** From an address of its own each time, so that no limit by address is met. */
function post(url: string, body: unknown): Promise<Response> {
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
