import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailSink } from './mail-sink.ts';

export const admin = { email: 'admin@e2e.example', password: 'Admin@free1' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(server: ChildProcess, said: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', () => said().includes('ready at') && resolve());
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said()}`)));
  });
}

/** The real server on a fresh database, with a real mail server; the built page comes from `dist/`. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-e2e-'));
  const mailFolder = join(folder, 'mail-sink');
  const sink = await startMailSink(mailFolder);
  const port = await freePort();
  let output = '';
  const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'server', 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      SMTP_URL: sink.url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await untilReady(server, () => output);
  process.env['E2E_URL'] = `http://127.0.0.1:${port}`;
  process.env['E2E_MAIL'] = mailFolder;
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
