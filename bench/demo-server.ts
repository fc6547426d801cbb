import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../domain/messages/en/demo.ts';
import { root, startServer } from './processes.ts';

export interface DemoServer {
  url: string;
  /** Tokens of an employee with four years of records and of an admin. */
  tokens: { employee: string; admin: string };
  stop: () => Promise<void>;
}

/** Longer than the history: no one who opens the page every day meets the notice of records that are deleted. */
const retention = { RETENTION_MONTHS: '60' };

/** The real server with the built page, on a throwaway database that is filled as for `npm run demo`. */
export async function startDemoServer(): Promise<DemoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-page-'));
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    await seed(dataDir);
    const server = await startServer({ DATA_DIR: dataDir, ...retention });
    const url = `http://127.0.0.1:${server.port}`;
    const tokens = { employee: await signIn(url, 'employee'), admin: await signIn(url, 'admin') };
    return { url, tokens, stop: () => server.stop().finally(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}

async function seed(dataDir: string): Promise<void> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...retention };
  // Some 2,000 moods of the first one.
  const words = ['server/commands/demo/seed.ts', '--employees', '400', '--years', '4'];
  const program = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Error('The demo data could not be made');
}

async function signIn(url: string, who: 'employee' | 'admin'): Promise<string> {
  const body = JSON.stringify({ email: demoAccounts[who].email, password: demoAccounts.password });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`The demo's ${who} could not sign in: ${answer.status}`);
  return (await answer.json()).token;
}
