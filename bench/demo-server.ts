import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { demoAccounts } from '../domain/messages/en/demo.ts';

const root = join(import.meta.dirname, '..');

type Process = ChildProcessByStdio<null, Readable, Readable>;

export interface DemoServer {
  url: string;
  /** Tokens of an employee with a full year of records and of an admin. */
  tokens: { employee: string; admin: string };
  stop: () => Promise<void>;
}

/** The real server with the built page, on a throwaway database that is filled as for `npm run demo`. */
export async function startDemoServer({ employees = 400 } = {}): Promise<DemoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-bench-page-'));
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  let server: Process | undefined;
  async function stop() {
    if (server && server.exitCode === null && server.signalCode === null) {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
    }
    clear();
  }
  try {
    const seed = run(['server/demo/seed.ts', '--employees', String(employees)], dataDir);
    await ended(seed);
    server = run(['server/main.ts'], dataDir);
    const url = await addressOf(server);
    const tokens = { employee: await signIn(url, 'employee'), admin: await signIn(url, 'admin') };
    return { url, tokens, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function run(words: string[], dataDir: string): Process {
  return spawn(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ended(program: Process): Promise<void> {
  let said = '';
  program.stdout.resume();
  program.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Error(`The demo data could not be made:\n${said}`);
}

function addressOf(program: Process): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    function listen(text: Buffer) {
      said += text.toString();
      const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address.replace(/\W+$/, ''));
    }
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
    program.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

async function signIn(url: string, who: 'employee' | 'admin'): Promise<string> {
  const body = JSON.stringify({ email: demoAccounts[who].email, password: demoAccounts.password });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`The demo's ${who} could not sign in: ${answer.status}`);
  return (await answer.json()).token;
}
